import type { AccountsRoom } from './accounts/accounts-room.ts';
import type { AssetsRoom } from './assets/assets-room.ts';
import type { CreditRoom } from './credit/credit-room.ts';
import type { DemandRoom } from './demand/demand-room.ts';
import type { EarningsRoom } from './earnings/earnings-room.ts';
import type { Foundation } from './foundation.ts';
import type { MailRoom } from './mail/mail-room.ts';
import type { Checkout } from './payments/checkout.ts';
import type { OperationsRoom } from './operations/operations-room.ts';
import type { PaymentsRoom } from './payments/payments-room.ts';
import type { AccessLog } from './requests/access-log.ts';
import type { RateLimit } from './limits/token-bucket.ts';
import type { UnpaidQueue } from './limits/unpaid-queue.ts';
import type { AssetSearch } from './search/asset-search.ts';
import type { Embedder } from './search/embedder.ts';
import type { ImportsRoom } from './imports/imports-room.ts';
import type { OwnerTools } from './owner-tools/owner-tools.ts';
import type { ProviderToolsRoom } from './provider-tools/provider-tools-room.ts';
import type { ToolsRoom } from './tools/tools-room.ts';

/** Some members of a room, for what tests give no more. */
export type Only<Room extends keyof Parts, Member extends keyof Parts[Room]> = Record<Room, Pick<Parts[Room], Member>>;

/**
 * Everything that surfaces may use: the base that every room stands on, and the rooms by name. Each surface names the
 * rooms it takes.
 */
export interface Parts extends Foundation {
  mail: MailRoom;
  accounts: AccountsRoom;
  /** `checkout` sells what the rooms above payments offer. */
  payments: PaymentsRoom & { checkout: Checkout };
  earnings: EarningsRoom;
  credit: CreditRoom;
  tools: ToolsRoom;
  providerTools: ProviderToolsRoom;
  imports: ImportsRoom;
  assets: AssetsRoom;
  ownerTools: OwnerTools;
  demand: DemandRoom;
  operations: OperationsRoom;
  search: AssetSearch;
  embedder: Embedder;
  accessLog: AccessLog;
  limits: { unpaid: RateLimit; auth: RateLimit; login: RateLimit; capture: RateLimit; unpaidQueue: UnpaidQueue };
}
