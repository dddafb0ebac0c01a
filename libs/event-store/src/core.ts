export { announcedMessages, rebuiltDocuments } from './audit.js';
export { awaitFact } from './await-fact.js';
export { forgetPerson, keepNewest, keepNewestFacts, keepPerson, type PersonReplica, type Revised } from './replicas.js';
export { erasePerson, PersonEraser } from './personal-data/erasure.js';
export { forgottenPerson } from './personal-data/forgotten-person.js';
export { personHistory } from './personal-data/person-history.js';
export { PersonKeys } from './personal-data/person-keys.js';
export { personPage, personDataIn, type Person, type PersonDataSource } from './personal-data/person-data-source.js';
export { PersonalData } from './personal-data/personal-data.js';
export { dropIndexes, obsoleteIndexes, prepareEventStore } from './prepare.js';
export { checkpointsOf } from './relay/checkpoints.js';
export { ownChanges } from './relay/commit-changes.js';
export {
  defineIntegrationEventMapper,
  outgoingOf,
  type IntegrationEventMapper,
} from './relay/integration-event-mapper.js';
export { Relay } from './relay/relay.js';
export { relayStatus } from './relay/relay-status.js';
export { publishAgain, type PublishedAgain } from './repair/publish-again.js';
export { retrySetAside, setAsideCommits, type SetAsideCommit } from './relay/set-aside.js';
export { setAsideStreams } from './relay/set-aside-streams.js';
export { EventCodec } from './store/codec.js';
export { callerContext, hasRun, scopedCommandId, systemContext, type CommandContext } from './store/command-context.js';
export { commitsOf, type Commit, type RecordedEvent } from './store/commit.js';
export type { Executed } from './store/decision.js';
export { ConcurrencyError, keyReused } from './store/errors.js';
export { EventStore } from './store/event-store.js';
export { newStream, type KnownStream, type LoadedStream } from './store/loaded-stream.js';
export type { StoreTransaction } from './store/transaction.js';
export { rebuildProjection, type RebuildProgress } from './projections/rebuild.js';
export { RebuildRunningError } from './projections/shadow.js';
export {
  defineProjection,
  type DefinedProjection,
  type ProjectedDocument,
  type ProjectionDocument,
  type StreamInfo,
  type Projection,
} from './projections/projection.js';
