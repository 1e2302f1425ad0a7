import { encodeAbiParameters, keccak256, parseAbi, stringToHex, toEventSelector, toFunctionSelector, type Hex } from 'viem';
import { assemble } from './assembler.ts';

/** What the token of the tests understands. `cancel` stands for cancelAuthorization, which takes a signature. */
export const usdCoinAbi = parseAbi([
  'function name() view returns (string)',
  'function version() view returns (string)',
  'function decimals() view returns (uint8)',
  'function balanceOf(address account) view returns (uint256)',
  'function authorizationState(address authorizer, bytes32 nonce) view returns (bool)',
  'function transfer(address to, uint256 value) returns (bool)',
  'function transferWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, uint8 v, bytes32 r, bytes32 s)',
  'function transferWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, bytes signature)',
  'function cancel(bytes32 nonce)',
  'event AuthorizationUsed(address indexed authorizer, bytes32 indexed nonce)',
  'event AuthorizationCanceled(address indexed authorizer, bytes32 indexed nonce)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
]);

const hashed = (text: string) => keccak256(stringToHex(text));
const selector = (signature: string) => toFunctionSelector(`function ${signature}`);
/** As an ABI string of up to 32 bytes, in memory from 0. */
const returnText = (text: string) => `
  0x20 0x00 MSTORE
  0x${byteLength(text)} 0x20 MSTORE
  ${stringToHex(text, { size: 32 })} 0x40 MSTORE
  0x60 0x00 RETURN`;
/** A slot for an address that is on the stack: keccak256(address, 0). Leaves the slot. */
const balanceSlot = '0x00 MSTORE 0x00 0x20 MSTORE 0x40 0x00 KECCAK256';
/** A slot for a nonce and then an address on the stack: keccak256(address, nonce, 1). Leaves the slot. */
const authorizationSlot = '0x00 MSTORE 0x20 MSTORE 0x01 0x40 MSTORE 0x60 0x00 KECCAK256';

function byteLength(text: string): string {
  return text.length.toString(16).padStart(2, '0');
}

const methods: ReadonlyArray<readonly [signature: string, label: string]> = [
  ['transferWithAuthorization(address,address,uint256,uint256,uint256,bytes32,uint8,bytes32,bytes32)', 'transferWithAuthorization'],
  ['transferWithAuthorization(address,address,uint256,uint256,uint256,bytes32,bytes)', 'transferWithAnySignature'],
  ['authorizationState(address,bytes32)', 'authorizationState'],
  ['balanceOf(address)', 'balanceOf'],
  ['transfer(address,uint256)', 'transfer'],
  ['cancel(bytes32)', 'cancel'],
  ['name()', 'name'],
  ['version()', 'version'],
  ['decimals()', 'decimals'],
];

/** Checks times and nonce of the authorization in the first six words of the call. Leaves the slot of the nonce, and the digest that is signed. */
const authorizationDigest = `
  // from 0x04, to 0x24, value 0x44, validAfter 0x64, validBefore 0x84, nonce 0xa4
  0x64 CALLDATALOAD TIMESTAMP GT ISZERO @fail JUMPI
  0x84 CALLDATALOAD TIMESTAMP LT ISZERO @fail JUMPI
  0xa4 CALLDATALOAD 0x04 CALLDATALOAD ${authorizationSlot}
  DUP1 SLOAD @fail JUMPI                    // slot
  ${hashed('TransferWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)')} 0x00 MSTORE
  0xc0 0x04 0x20 CALLDATACOPY
  0xe0 0x00 KECCAK256                       // slot, hash of the struct
  ${hashed('EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)')} 0x00 MSTORE
  ${hashed('USDC')} 0x20 MSTORE
  ${hashed('2')} 0x40 MSTORE
  CHAINID 0x60 MSTORE
  ADDRESS 0x80 MSTORE
  0xa0 0x00 KECCAK256                       // slot, hash of the struct, hash of the domain
  0x1901${'00'.repeat(30)} 0x00 MSTORE
  0x02 MSTORE
  0x22 MSTORE
  0x42 0x00 KECCAK256                       // slot, digest`;

const source = `
  0x00 CALLDATALOAD 0xe0 SHR
  ${methods.map(([signature, label]) => `DUP1 ${selector(signature)} EQ @${label} JUMPI`).join('\n  ')}

fail:
  0x00 0x00 REVERT

name: ${returnText('USDC')}
version: ${returnText('2')}
decimals: 0x06 @word JUMP

balanceOf:
  0x04 CALLDATALOAD ${balanceSlot} SLOAD @word JUMP

authorizationState:
  0x24 CALLDATALOAD 0x04 CALLDATALOAD ${authorizationSlot} SLOAD @word JUMP

word:                                       // returns the word on the stack
  0x00 MSTORE 0x20 0x00 RETURN

cancel:
  0x04 CALLDATALOAD CALLER ${authorizationSlot}
  DUP1 SLOAD @fail JUMPI
  0x01 SWAP1 SSTORE
  0x04 CALLDATALOAD CALLER ${toEventSelector('event AuthorizationCanceled(address,bytes32)')} 0x00 0x00 LOG3
  STOP

transfer:
  0x24 CALLDATALOAD 0x04 CALLDATALOAD CALLER @move JUMP

transferWithAuthorization:
  ${authorizationDigest}
  0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0 0x0104 CALLDATALOAD GT @fail JUMPI
  0x00 MSTORE                               // slot
  0x60 0xc4 0x20 CALLDATACOPY               // v, r, s
  @recover JUMP

transferWithAnySignature:                   // the place of the signature 0xc4
  ${authorizationDigest}
  0x04 CALLDATALOAD EXTCODESIZE @askWallet JUMPI
  0x00 MSTORE                               // slot
  0xc4 CALLDATALOAD 0x24 ADD                // slot, start
  0x40 DUP2 0x40 CALLDATACOPY               // r, s
  0x40 ADD CALLDATALOAD 0xf8 SHR 0x20 MSTORE
  @recover JUMP

recover:                                    // slot; digest, v, r, s in memory
  0x00 0x80 MSTORE
  0x20 0x80 0x80 0x00 0x01 GAS STATICCALL POP
  0x80 MLOAD DUP1 ISZERO @fail JUMPI        // slot, signer
  0x04 CALLDATALOAD EQ ISZERO @fail JUMPI   // slot
  @authorized JUMP

askWallet:                                  // slot, digest
  0x1626ba7e${'00'.repeat(28)} 0x00 MSTORE
  0x04 MSTORE                               // slot
  0x40 0x24 MSTORE
  0xc4 CALLDATALOAD 0x04 ADD                // slot, start
  DUP1 CALLDATASIZE SUB                     // slot, start, size
  DUP1 DUP3 0x44 CALLDATACOPY
  0x44 ADD                                  // slot, start, size of the call
  0x20 0x00 DUP3 0x00 0x04 CALLDATALOAD GAS STATICCALL
  ISZERO @fail JUMPI
  0x20 RETURNDATASIZE LT @fail JUMPI
  POP POP                                   // slot
  0x00 MLOAD 0xe0 SHR 0x1626ba7e EQ ISZERO @fail JUMPI
  @authorized JUMP

authorized:                                 // slot
  0x01 SWAP1 SSTORE
  0xa4 CALLDATALOAD 0x04 CALLDATALOAD ${toEventSelector('event AuthorizationUsed(address,bytes32)')} 0x00 0x00 LOG3
  0x44 CALLDATALOAD 0x24 CALLDATALOAD 0x04 CALLDATALOAD @move JUMP

move:                                       // value, to, from
  DUP1 ${balanceSlot}                       // value, to, from, slot
  DUP1 SLOAD                                // value, to, from, slot, balance
  DUP5 DUP2 LT @fail JUMPI
  DUP5 SWAP1 SUB SWAP1 SSTORE               // value, to, from
  DUP2 ${balanceSlot}                       // value, to, from, slot
  DUP1 SLOAD DUP5 ADD SWAP1 SSTORE          // value, to, from
  DUP3 0x00 MSTORE
  ${toEventSelector('event Transfer(address,address,uint256)')} 0x20 0x00 LOG3
  POP 0x01 @word JUMP
`;

/** The code of a token that is USDC 2.2 in all that a payment by EIP-3009 touches: "USDC", "2", six decimals, on whatever chain it is. */
export const usdCoinCode: Hex = assemble(source);

/** Where the token keeps a balance. */
export function balanceSlotOf(address: Hex): Hex {
  return keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [address, 0n]));
}
