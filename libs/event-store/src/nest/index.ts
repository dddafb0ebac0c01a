export { erasureReport } from './erasure-report.integration-events.js';
export { ErasureReportReaction } from './erasure-report.reaction.js';
export { EventStoreModule } from './event-store.module.js';
export type { EventStoreOptions } from './options.js';
export { ReactionsModule, type ReactionsOptions } from './reactions.module.js';
export { ConsumerGroup, reactionsOf, Reacts, type CollectedWork, type Reaction } from './reacts.js';
export { systemReport } from './system/system-operation.integration-events.js';
export { SystemModule } from './system/system.module.js';
export { ProcessStep, type ProcessChunk } from './process/process-step.js';
