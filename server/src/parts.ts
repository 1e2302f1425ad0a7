import type { AccountsRoom } from './accounts/accounts-room.ts';
import type { AssetsRoom } from './assets/assets-room.ts';
import type { CreditRoom } from './credit/credit-room.ts';
import type { DemandRoom } from './demand/demand-room.ts';
import type { EarningsRoom } from './earnings/earnings-room.ts';
import type { Foundation } from './foundation.ts';
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

/** Everything that surfaces may use, by room; each surface names the parts it takes. */
export interface Parts
  extends Foundation, AccountsRoom, PaymentsRoom, EarningsRoom, CreditRoom, ToolsRoom, AssetsRoom, DemandRoom, OperationsRoom {
  providerTools: ProviderToolsRoom;
  imports: ImportsRoom;
  ownerTools: OwnerTools;
  checkout: Checkout;
  search: AssetSearch;
  embedder: Embedder;
  accessLog: AccessLog;
  unpaidQueue: UnpaidQueue;
  limits: { unpaid: RateLimit; auth: RateLimit; login: RateLimit; capture: RateLimit };
}
