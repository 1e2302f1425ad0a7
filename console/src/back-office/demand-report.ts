import type { AgentDemand } from '@farebox/contract';
import type { z } from 'zod';

export type DemandReport = z.output<typeof AgentDemand>;
