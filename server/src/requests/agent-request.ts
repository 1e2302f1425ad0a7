import type { AccessEvent } from './access-event.ts';

/** What a surface knows of the request that an event is about. */
export type AgentRequest = Pick<AccessEvent, 'method' | 'path' | 'clientId' | 'userAgent' | 'requestId'>;
