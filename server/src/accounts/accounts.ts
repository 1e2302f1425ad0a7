export type Accounts = object;
export function accounts(_: object): Accounts { return {}; }
