import { dayMs, hourMs } from '../clock.ts';
import type { Foundation } from '../foundation.ts';
import { webhookSecrets } from '../net/webhook-secrets.ts';
import { deleteInBatches } from '../storage/batches.ts';
import { mailQueue, noMail, type Mail } from './mail.ts';
import { mailPreferences, type MailPreferences } from './preferences.ts';
import { mailTransport } from './transport.ts';
import { unsubscribeLinks, type UnsubscribeLinks } from './unsubscribe.ts';

/** E-mail to people with accounts, and to addresses that they name. */
export interface MailRoom extends Mail {
  links: UnsubscribeLinks;
  preferences: MailPreferences;
  /** Asks the mail server whether it takes the login; null where there is none. @throws with the reason why not */
  check: (() => Promise<void>) | null;
}

/** How long an id is remembered. */
const keptMs = 90 * dayMs;

export function mailRoom({ config, database, clock, log, metrics, mails, upkeep, publicUrl }: Foundation): MailRoom {
  const links = unsubscribeLinks(config.secrets);
  upkeep.every('forget old mails', hourMs, () =>
    deleteInBatches(database, 'mails', (queries) =>
      queries
        .selectFrom('mails')
        .select('id')
        .where('created_at', '<', clock.now() - keptMs),
    ),
  );
  const preferences = mailPreferences({ database, clock });
  if (config.mail === null) return { ...noMail, links, preferences, check: null };
  const { url, from, perMinute } = config.mail;
  const transport = mailTransport(url);
  const secrets = webhookSecrets(config.secrets, 'mail');
  const queue = mailQueue({ database, mails, clock, log, metrics, secrets, links, transport, from, perMinute, publicUrl });
  return { ...queue, links, preferences, check: transport.check };
}
