import { DemandSignal, type CapturedSignal } from '@farebox/contract';
import { clientIdOf } from '../accounts/caller.ts';
import type { Parts } from '../app.ts';
import { rfc3339 } from '../clock.ts';
import type { Captured } from '../demand/capture.ts';
import { Problem } from '../errors.ts';
import type { Origin } from './features.ts';
import { agentRequestOf, ok, serviceTool, type ServiceTool } from './service-tool.ts';

const { need, budget, callback_url, agent_id, asset_type, urgency } = DemandSignal.shape;

/** Saying what is needed and not for sale. */
export function demandTools(parts: Parts): ServiceTool[] {
  const { capture, limits, accessLog } = parts;
  return [
    serviceTool(parts, {
      name: 'submit_demand',
      title: 'Say what you need',
      description:
        'Records a need that nothing for sale answers, so that somebody may offer it; answers with what comes close. With callback_url a signed notice is sent there once something that answers it is published. Free.',
      input: DemandSignal.extend({
        need: need.meta({ description: 'What is needed, in plain words.' }),
        asset_type: asset_type.meta({ description: 'text, image, video, audio, dataset or api.' }),
        budget: budget.meta({ description: 'What it may cost, e.g. "0.50 USD".' }),
        urgency: urgency.meta({ description: 'E.g. high.' }),
        callback_url: callback_url.meta({ description: 'Public http or https address for the notice.' }),
        agent_id: agent_id.meta({ description: 'Your own name for yourself.' }),
      }),
      isReadOnly: false,
      async run(signal, origin) {
        limits.capture.take(origin.address);
        const request = agentRequestOf(origin, await clientOf(origin));
        const captured = await capture.capture(signal, { source: 'submission', ...request });
        accessLog.record({
          ...request,
          kind: 'submission',
          outcome: 'captured',
          status: 202,
          agentId: signal.agent_id,
          query: [signal.need, signal.query, signal.task, signal.capability, signal.use_case].find((text) => (text ?? '') !== ''),
          assetType: signal.asset_type ?? signal.asset_types?.[0],
          resultCount: captured.matches.length,
          topScore: captured.matches[0]?.score,
          budget: signal.budget,
          urgency: signal.urgency,
        });
        return ok(capturedBody(captured));
      },
    }),
  ];
}

/** A credential that is no good does no harm here: nothing is spent or shown, and the demand is worth having. */
async function clientOf(origin: Origin): Promise<string> {
  try {
    return clientIdOf(await origin.caller());
  } catch (thrown) {
    if (thrown instanceof Problem && thrown.status < 500) return 'anonymous';
    throw thrown;
  }
}

function capturedBody({ signalId, matches, watch, next }: Captured): CapturedSignal {
  return {
    status: 'captured',
    signal_id: signalId,
    matches,
    watch:
      watch === null
        ? null
        : {
            id: watch.id,
            callback_url_host: watch.host,
            expires_at: rfc3339(watch.expiresAt),
            secret: watch.secret,
            events: ['supply.matched'],
          },
    next,
  };
}
