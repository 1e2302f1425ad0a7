import { DemandSignal } from '@farebox/contract';
import type { Parts } from '../../parts.ts';
import { submitSignal } from '../../demand/submit.ts';
import { anyClientId, capturedBody } from '../demand-bodies.ts';
import { submitDemand } from '../records/demand.ts';
import { agentRequestOf, ok, serviceTool, type ServiceTool } from './service-tool.ts';

export type DemandToolsParts = Pick<Parts, 'accessLog' | 'demand' | 'limits' | 'log' | 'payments'>;

const { need, budget, callback_url, urgency } = DemandSignal.shape;

/** The call that reports the need of a search that found nothing. */
export function demandCall(need: string, assetType?: string): object {
  return { tool: 'submit_demand', arguments: { need, ...(assetType === undefined ? {} : { asset_type: assetType }) } };
}

/** Reports a need that nothing for sale meets. */
export function demandTools(parts: DemandToolsParts): ServiceTool[] {
  return [
    serviceTool(parts, {
      name: 'submit_demand',
      operation: submitDemand,
      countsItself: true,
      title: 'Say what you need',
      description:
        'Records a need that nothing for sale answers, so that somebody may offer it; answers with what comes close. With callback_url a signed webhook is sent there once something that answers it is published. Free.',
      input: DemandSignal.extend({
        need: need.meta({ description: 'What is needed, in plain words.' }),
        budget: budget.meta({ description: 'What it may cost, e.g. "0.50 USD".' }),
        urgency: urgency.meta({ description: 'E.g. high.' }),
        callback_url: callback_url.meta({ description: 'Public http or https address for the webhook.' }),
      }),
      isReadOnly: false,
      async run(signal, origin) {
        parts.limits.capture.take(origin.address);
        const request = agentRequestOf(origin, await anyClientId(() => origin.caller()));
        const captured = await submitSignal(parts, signal, { source: 'submission', status: 202, request, address: origin.address });
        return ok({ status: 'captured', ...capturedBody(captured) });
      },
    }),
  ];
}
