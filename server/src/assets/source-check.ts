export type { CheckDeliverable as SourceCheck } from './deliverable.ts';
