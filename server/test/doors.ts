/** What every route takes beside its parts, without limits. */
export function doors() {
  const take = (): void => undefined;
  return {
    config: { trustedHops: 0, bodyMaxBytes: 1024 * 1024, lowBalanceMicros: 1_000_000, operator: null, taxLine: null },
    limits: { unpaid: { take }, auth: { take }, login: { take }, capture: { take } },
    payments: { walletSignIn: null, settler: null },
    publicUrl: () => 'https://farebox.example',
  };
}
