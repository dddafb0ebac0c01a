export {
  type BusMessage,
  type TopicSpec,
  type BatchContext,
  type BatchHandler,
  type SubscribeOptions,
  type Subscription,
  type DeadLetter,
  type DeadLetters,
  type MessageBus,
  type BusLogger,
  silentLogger,
} from './port.js';
export { UnknownDeadLetterError, describeError } from './errors.js';
export { isMongoUnreachable } from './delivery/server-unreachable.js';
export { MAX_BATCH } from './delivery/partition-processor.js';
export {
  createHandledStreams,
  HANDLED_STREAMS,
  type HandledStream,
  type HandledStreams,
} from './handled/handled-streams.js';
export { inTransactionOrFail } from './transaction/in-transaction-or-fail.js';
export { createKafkaBus, type KafkaBusOptions } from './kafka/kafka-bus.js';
export { createEmbeddedBus, type EmbeddedBusOptions } from './embedded/embedded-bus.js';
export { clearEmbeddedBus } from './embedded/clear.js';
export { assertNoTransaction, inTransaction, withTransaction } from './transaction/transaction.js';
export { isDuplicateKey } from './transaction/duplicate-key.js';
export { Lease } from './transaction/lease.js';
