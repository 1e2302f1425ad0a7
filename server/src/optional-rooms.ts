/**
 * What a service can do without: a folder each in `optional/`, wired by app.ts alone, and a word of FAREBOX_WITHOUT.
 * The descriptions are for operators.
 */
export const optionalRooms = {
  a2a: 'the agent of the A2A protocol and its card',
  ard: 'the catalog and registry of Agentic Resource Discovery',
  mpp: 'the Machine Payments Protocol, beside x402',
  pledges: 'money that buyers hold ready for needs',
  resale: 'tools of other x402 servers, paid for with your wallet',
} as const;

export type OptionalRoom = keyof typeof optionalRooms;
const isOptionalRoom = (word: string): word is OptionalRoom => Object.hasOwn(optionalRooms, word);
export const roomIds: readonly OptionalRoom[] = Object.keys(optionalRooms).filter(isOptionalRoom);
