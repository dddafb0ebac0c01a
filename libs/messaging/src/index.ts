export * from './port.js';
export * from './errors.js';
export { defaultBackoffMs } from './delivery/backoff.js';
export { Together } from './delivery/together.js';
export { isServerAway } from './delivery/server-away.js';
export { createInbox, type Inbox } from './inbox/inbox.js';
export { createKafkaBus, type KafkaBusOptions } from './kafka/kafka-bus.js';
export { createEmbeddedBus, type EmbeddedBusOptions } from './embedded/embedded-bus.js';
export { assertNoTransaction, insideTransaction, withTransaction } from './transaction/transaction.js';
