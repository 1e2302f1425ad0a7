import { minuteMs } from '../../clock.ts';
import type { Addition } from '../../discovery/addition.ts';
import type { Parts } from '../../parts.ts';
import { pledgeActs, type PledgeActs, type PledgeActsParts } from './pledge-acts.ts';
import { pledgeSeller } from './pledge-purchases.ts';
import { pledgeRoutes, withdrawalRoutes, type PledgeRouteParts } from './pledge-routes.ts';
import { tellSellers } from './pledges.ts';
import { pledgeTools, type PledgeToolsParts } from './pledge-tools.ts';

type RoomParts = PledgeActsParts &
  Pick<Parts, 'search' | 'upkeep'> &
  Omit<PledgeRouteParts, keyof PledgeActs> &
  Omit<PledgeToolsParts, keyof PledgeActs>;

/**
 * Money that buyers hold ready for needs.
 * @param isOpen false: none is made, shown or accepted; those that are held are returned when their time is over, or their holder wants it
 */
export function pledgesRoom(given: RoomParts, isOpen: boolean): Addition {
  const { demand, payments, upkeep } = given;
  const parts = { ...given, ...pledgeActs(given) };
  upkeep.every('return pledges past their time', minuteMs, () => parts.pledgeEnds.expire());
  if (!isOpen) return { versioned: withdrawalRoutes(parts) };
  tellSellers(given);
  payments.checkout.add(pledgeSeller());
  demand.openDemand.add(parts.pledges);
  return { versioned: pledgeRoutes(parts), tools: pledgeTools(parts) };
}
