export type TopUps = object;
export function topUps(_: object): TopUps { return {}; }
