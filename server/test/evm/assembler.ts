import type { Hex } from 'viem';

/** The instructions that the contracts of the tests need, by their byte. Source: Ethereum Yellow Paper, appendix H; EIP-145, 214, 1344. */
const opcodes: Readonly<Record<string, number>> = {
  STOP: 0x00,
  ADD: 0x01,
  SUB: 0x03,
  LT: 0x10,
  GT: 0x11,
  EQ: 0x14,
  ISZERO: 0x15,
  SHR: 0x1c,
  KECCAK256: 0x20,
  ADDRESS: 0x30,
  CALLER: 0x33,
  CALLDATALOAD: 0x35,
  CALLDATASIZE: 0x36,
  CALLDATACOPY: 0x37,
  GASPRICE: 0x3a,
  EXTCODESIZE: 0x3b,
  RETURNDATASIZE: 0x3d,
  TIMESTAMP: 0x42,
  CHAINID: 0x46,
  POP: 0x50,
  MLOAD: 0x51,
  MSTORE: 0x52,
  SLOAD: 0x54,
  SSTORE: 0x55,
  JUMP: 0x56,
  JUMPI: 0x57,
  GAS: 0x5a,
  JUMPDEST: 0x5b,
  DUP1: 0x80,
  DUP2: 0x81,
  DUP3: 0x82,
  DUP5: 0x84,
  SWAP1: 0x90,
  LOG3: 0xa3,
  RETURN: 0xf3,
  STATICCALL: 0xfa,
  REVERT: 0xfd,
};

const push1 = 0x60;
const push2 = push1 + 1;

/**
 * Text to EVM bytecode. Words are instructions, `0x..` pushes so many bytes, `@name` pushes the place of a label, `name:` is a label;
 * the rest of a line after `//` is a comment.
 */
export function assemble(text: string): Hex {
  const words = text
    .replaceAll(/\/\/.*$/gm, '')
    .split(/\s+/)
    .filter(Boolean);
  const places = new Map<string, number>();
  let length = 0;
  for (const word of words) {
    if (word.endsWith(':')) places.set(word.slice(0, -1), length);
    length += lengthOf(word);
  }
  return `0x${words.map((word) => bytesOf(word, places)).join('')}`;
}

function lengthOf(word: string): number {
  if (word.startsWith('0x')) return word.length / 2;
  return word.startsWith('@') ? 3 : 1;
}

function bytesOf(word: string, places: ReadonlyMap<string, number>): string {
  if (word.startsWith('0x')) return byte(push1 + word.length / 2 - 2) + word.slice(2);
  if (word.endsWith(':')) return byte(opcodes['JUMPDEST'] ?? 0);
  if (word.startsWith('@')) {
    const place = places.get(word.slice(1));
    if (place === undefined) throw new Error(`no label ${word}`);
    return byte(push2) + place.toString(16).padStart(4, '0');
  }
  const code = opcodes[word];
  if (code === undefined) throw new Error(`no instruction ${word}`);
  return byte(code);
}

function byte(value: number): string {
  return value.toString(16).padStart(2, '0');
}
