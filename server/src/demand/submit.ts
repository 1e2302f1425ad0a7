import type { DemandSignal } from '@farebox/contract';
import type { AccessLog } from '../requests/access-log.ts';
import type { AgentRequest } from '../requests/agent-request.ts';
import type { Capture, Captured, SignalSource } from './capture.ts';

export interface Submission {
  source: SignalSource;
  /** The status of the response, for the log. */
  status: 202 | 402;
  request: AgentRequest;
  address: string;
}

/** Stores a signal from any surface, then logs the response. */
export async function submitSignal(
  { demand: { capture }, accessLog }: { demand: { capture: Capture }; accessLog: AccessLog },
  signal: DemandSignal,
  { source, status, request, address }: Submission,
): Promise<Captured> {
  const captured = await capture.capture(signal, { source, clientId: request.clientId, requestId: request.requestId, address });
  const { agent_id: agentId, need, query, task, capability, use_case: useCase, budget, urgency } = signal;
  accessLog.record({
    ...request,
    kind: source,
    outcome: 'captured',
    status,
    agentId,
    query: [need, query, task, capability, useCase].find((text) => text !== undefined && text !== ''),
    assetType: signal.asset_type ?? signal.asset_types?.[0],
    resultCount: captured.matches.length,
    topScore: captured.matches[0]?.score,
    budget,
    urgency,
  });
  return captured;
}
