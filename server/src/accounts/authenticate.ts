import { namedCaller, type Caller } from './caller.ts';
export interface Authenticator { authenticate(headers: { authorization: string | undefined; apiKey: string | undefined; clientId: string | undefined }): Promise<Caller> }
export function authenticator(_: object): Authenticator { return { authenticate: async ({ clientId }) => namedCaller(clientId) }; }
