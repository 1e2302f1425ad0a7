import type { AdminUser, ApiKey as ApiKeyBody, BrowserSession, Session, TopUp as TopUpBody, User } from '@farebox/contract';
import type { Account } from '../../accounts/account.ts';
import type { SignedIn } from '../../accounts/accounts.ts';
import type { Caps } from '../../accounts/caps.ts';
import type { ApiKey } from '../../accounts/api-keys.ts';
import { browserTtlMs } from '../../accounts/sessions.ts';
import { setupUrl, type SetupLink } from '../../accounts/setup-links.ts';
import type { TopUp } from '../../credit/top-ups.ts';
import { optionalTime, rfc3339, secondMs } from '../../clock.ts';
import { formatAmount, requireAmount, type Micros } from '../../money.ts';

export function userBody(account: Account): User {
  return {
    id: account.id,
    kind: account.kind,
    email: account.email,
    display_name: account.displayName,
    about: account.about,
    website: account.website,
    role: account.role,
    payout_wallet: account.payoutWallet,
    payout_wallet_proven: account.isPayoutWalletProven,
    created_at: rfc3339(account.createdAt),
  };
}

export function adminUserBody(account: Account): AdminUser {
  const { suspended, storageQuotaBytes } = account;
  return {
    ...userBody(account),
    suspended_at: suspended === null ? null : rfc3339(suspended.since),
    suspended_reason: suspended?.reason ?? null,
    storage_quota_bytes: storageQuotaBytes,
  };
}

export function sessionBody({ token, expiresAt, account }: SignedIn): Session {
  return { token, token_type: 'Bearer', expires_at: rfc3339(expiresAt), user: userBody(account) };
}

/** Without the token. */
export function sessionBodyOf({ account, expiresAt }: Pick<SignedIn, 'account' | 'expiresAt'>): BrowserSession {
  return { user: userBody(account), expires_at: rfc3339(expiresAt), idle_seconds: browserTtlMs[account.role].idle / secondMs };
}

export function setupLinkBody(publicUrl: string, { email }: Account, { token, expiresAt }: SetupLink) {
  return { url: setupUrl(publicUrl, token, email), expires_at: rfc3339(expiresAt) };
}

export function apiKeyBody(key: ApiKey): ApiKeyBody {
  return {
    id: key.id,
    name: key.name,
    hint: key.hint,
    services: key.services,
    ...capBodies(key),
    spent_today: formatAmount(key.spentTodayMicros),
    spent_total: formatAmount(key.spentTotalMicros),
    created_at: rfc3339(key.createdAt),
    expires_at: optionalTime(key.expiresAt),
    last_used_at: optionalTime(key.seenAt),
    client_id: key.grant?.clientId ?? null,
    scopes: key.grant?.scopes ?? null,
    made_by: key.madeBy,
  };
}

export function topUpBody(topUp: TopUp, balanceMicros: Micros): TopUpBody {
  return {
    id: topUp.id,
    user_id: topUp.accountId,
    amount: formatAmount(topUp.amountMicros),
    currency: topUp.currency,
    note: topUp.note,
    granted_by: topUp.grantedBy,
    created_at: rfc3339(topUp.createdAt),
    balance: formatAmount(balanceMicros),
  };
}

export function capBodies({ capCallMicros: call, capDayMicros: day, capTotalMicros: total }: Caps) {
  return { cap_call: optionalAmount(call), cap_day: optionalAmount(day), cap_total: optionalAmount(total) };
}

function optionalAmount(micros: Micros | null): string | null {
  return micros === null ? null : formatAmount(micros);
}

/** The caps that a request gives. @throws invalid_input */
export function capsIn({ cap_call: call, cap_day: day, cap_total: total }: CapFields): Partial<Caps> {
  return {
    ...(call === undefined ? {} : { capCallMicros: capOf('cap_call', call) }),
    ...(day === undefined ? {} : { capDayMicros: capOf('cap_day', day) }),
    ...(total === undefined ? {} : { capTotalMicros: capOf('cap_total', total) }),
  };
}

interface CapFields {
  cap_call?: string | null | undefined;
  cap_day?: string | null | undefined;
  cap_total?: string | null | undefined;
}

function capOf(member: keyof CapFields, text: string | null): Micros | null {
  return text === null ? null : requireAmount(member, text);
}

export function timeOf(text: string | null | undefined): number | null {
  return text === undefined || text === null ? null : Date.parse(text);
}
