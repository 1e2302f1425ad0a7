import type { HttpClient } from '../http-client.ts';
import type { Dice } from '../../dice.ts';
import { keepActing } from '../at-once.ts';
import { buyAndFetch, fetchUnpaid } from './buying.ts';
import { mayBeArchived, type Journal, type Offered, type Owner } from './journal.ts';
import { assertFound, changeOne, publishFile, publishUrl } from './publishing.ts';
import { voice, voiceAndAnswer } from './signalling.ts';

const usualClients = 16;
/** Not all at once, so that some are always on their way; and few, for what is published is held against each watch there is. */
const watchesAtFirst = 2;
const actsPerWatch = 20;

export interface Market {
  http: HttpClient;
  /** Spends prepaid credit. */
  apiKey: string;
  owners: readonly Owner[];
  /** A server of somebody else: APIs and data are said to be there. */
  elsewhere: string;
  /** Where this round wants its webhooks. */
  callbackUrl: string;
  dice: Dice;
}

type Act = 'upload' | 'register' | 'change' | 'buy' | 'voice' | 'watch';
const acts: readonly Act[] = ['upload', 'register', 'change', 'buy', 'buy', 'buy', 'buy', 'buy', 'voice', 'voice', 'watch', 'watch'];

/** Does from many clients at once what the registry is for, noting all of it, until the signal aborts. */
export async function load(market: Market, journal: Journal, signal: AbortSignal, clients = usualClients): Promise<void> {
  await Promise.all(Array.from({ length: clients }, () => client(market, journal, signal)));
}

async function client(market: Market, journal: Journal, signal: AbortSignal): Promise<void> {
  const own: Offered[] = [];
  const { dice, owners } = market;
  const owner = dice.oneOf(owners);
  const actOnce = async () => {
    await act(dice.oneOf(acts), { market, journal, owner, own });
    journal.acts += 1;
  };
  await keepActing(actOnce, journal.violations, signal);
}

interface Client {
  market: Market;
  journal: Journal;
  owner: Owner;
  /** What this client has uploaded and nobody else changes. */
  own: Offered[];
}

async function act(what: Act, { market, journal, owner, own }: Client): Promise<void> {
  switch (what) {
    case 'upload': {
      const offered = await publishFile(market, journal, owner);
      own.push(offered);
      if (market.dice.oneIn(3)) await assertFound(market, offered);
      return;
    }
    case 'register':
      return publishUrl(market, journal, owner);
    case 'change': {
      const changeable = own.filter(({ facts, changing }) => facts.status !== 'archived' && changing === null);
      return changeable.length === 0 ? undefined : changeOne(market, market.dice.oneOf(changeable));
    }
    case 'buy': {
      const onSale = journal.offered.filter((offered) => offered.assetId !== null && !mayBeArchived(offered));
      if (onSale.length === 0) return publishUrl(market, journal, owner);
      const asset = market.dice.oneOf(onSale);
      return asset.facts.price === null ? fetchUnpaid(market, asset) : buyAndFetch(market, journal, asset);
    }
    case 'voice':
      return voice(market, journal);
    case 'watch': {
      const watches = journal.signals.filter(({ secret }) => secret !== null).length;
      return watches < watchesAtFirst + journal.acts / actsPerWatch ? voiceAndAnswer(market, journal, owner) : voice(market, journal);
    }
  }
}
