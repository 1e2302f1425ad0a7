import type { Parent, Terminal } from './command.ts';

/** `farebox pay` and `farebox faucet` */
export function addPayCommands(program: Parent, terminal: Terminal): void {
  program
    .command('pay')
    .description('pay a payment; its token is then good for a call')
    .argument('<payment-id>')
    .action((paymentId) => pay(paymentId, terminal));
  program
    .command('faucet')
    .description('test USDC for a wallet, on the test network')
    .argument('<address>')
    .action((address) => askFaucet(address, terminal));
}

async function pay(paymentId: string, { client, provider, print }: Terminal): Promise<void> {
  const payment = await (await client()).pay(paymentId, provider());
  print(payment, () => `${payment.status}: $${payment.amount} for ${payment.serviceId}\ntoken ${payment.token}`);
}

async function askFaucet(address: string, { ask, print }: Terminal): Promise<void> {
  const grant = await ask('FaucetGrant', 'POST', '/api/v1/test-network/faucet', { address });
  print(grant, () => `${grant.granted} test USDC given: ${grant.address} has ${grant.balance} on ${grant.network}`);
}
