/**
 * The account that this tab acts for: null for that of the person who logged in, else a team. It is no part of the session, so two tabs may
 * act for two accounts, and neither does something for the account of the other.
 */
const key = 'farebox.account';

export function actingAccount(): string | null {
  // Operators act for themselves.
  return location.pathname.startsWith('/console/bridge') ? null : sessionStorage.getItem(key);
}

/** Everything on the page belongs to an account: it begins anew. */
export function actFor(accountId: string | null): void {
  forgetAccount();
  if (accountId !== null) sessionStorage.setItem(key, accountId);
  location.assign('/console/desk');
}

export function forgetAccount(): void {
  sessionStorage.removeItem(key);
}

/** An address for what cannot send headers: links and streams of events. */
export function addressOf(path: string): string {
  const accountId = actingAccount();
  return accountId === null ? path : `${path}${path.includes('?') ? '&' : '?'}farebox_account=${accountId}`;
}
