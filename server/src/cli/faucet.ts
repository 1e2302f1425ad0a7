import { FaucetGrant } from '@farebox/contract';
import { clientOf, print, required, type Command } from './command.ts';

/** `farebox faucet ADDRESS`: test USDC for a wallet, where the service settles on the test network. */
export const faucetCommand: Command = async ([address], options) => {
  const body = { address: required(address, 'ADDRESS') };
  const grant = FaucetGrant.parse(await clientOf(options).request('POST', '/api/v1/test-network/faucet', body));
  print(grant, options, () => `${grant.granted} test USDC given: ${grant.address} has ${grant.balance} on ${grant.network}`);
};
