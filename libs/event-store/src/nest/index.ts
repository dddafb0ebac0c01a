export { advanceRevision } from './advance-revision.js';
export { erasureReport } from './erasure-report.integration-events.js';
export { ErasureReportReaction } from './erasure-report.reaction.js';
export { EventStoreModule } from './event-store.module.js';
export type { EventStoreOptions } from './options.js';
export { ReactionsModule, type ReactionsOptions } from './reactions.module.js';
export {
  ConsumerGroup,
  consumerGroupOf,
  reactionsOf,
  Reacts,
  type CollectedWork,
  type Effect,
  type Reaction,
} from './reacts.js';
export { ProcessStep, type ProcessChunk } from './process/process-step.js';
export { StepAlreadyTaken } from './process/step-already-taken.js';
