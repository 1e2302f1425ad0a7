import type { Hex } from 'viem';
import { assemble } from './assembler.ts';

/**
 * The code of a wallet that is a contract: what its owner's key has signed is good, whatever stands behind the signature.
 * Source: EIP-1271.
 */
export function contractWalletCode(owner: Hex): Hex {
  return assemble(`
  // isValidSignature(bytes32,bytes): hash 0x04, then r 0x64, s 0x84, v 0xa4
  0x04 CALLDATALOAD 0x00 MSTORE
  0xa4 CALLDATALOAD 0xf8 SHR 0x20 MSTORE
  0x40 0x64 0x40 CALLDATACOPY
  0x00 0x80 MSTORE
  0x20 0x80 0x80 0x00 0x01 GAS STATICCALL POP
  0x80 MLOAD ${owner} EQ ISZERO @fail JUMPI
  0x1626ba7e${'00'.repeat(28)} 0x00 MSTORE
  0x20 0x00 RETURN

fail:
  0x00 0x00 REVERT
`);
}

/** The same, but in a transaction nothing is good: it is only called without one to find out what would happen. */
export function deceivingWalletCode(): Hex {
  return assemble(`
  GASPRICE @fail JUMPI
  0x1626ba7e${'00'.repeat(28)} 0x00 MSTORE
  0x20 0x00 RETURN

fail:
  0x00 0x00 REVERT
`);
}
