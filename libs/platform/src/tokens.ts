/** What `PlatformModule` provides: `constructor(@Inject(DB) private readonly db: Db)`. */

/** The parsed configuration (`StallbookConfig`, or what the service extends it to). */
export const CONFIG = Symbol('stallbook.config');
/** `Clock` of @stallbook/kernel; the shared test clock where STALLBOOK_TEST_CLOCK is set. */
export const CLOCK = Symbol('stallbook.clock');
/** `Logger` of this package, bound to the service's name. */
export const LOGGER = Symbol('stallbook.logger');
/** `MongoClient` of the process. */
export const MONGO_CLIENT = Symbol('stallbook.mongo-client');
/** `Db`: the service's own database. */
export const DB = Symbol('stallbook.db');
/** `Redis` of ioredis, one connection per process, whose commands fail while Redis is away; `subscriberOf` it to listen. */
export const REDIS = Symbol('stallbook.redis');
/** `Redis` of ioredis for BullMQ alone: its commands wait while Redis is away. */
export const QUEUE_REDIS = Symbol('stallbook.queue-redis');
/** `MessageBus` of @stallbook/messaging, one per process. */
export const BUS = Symbol('stallbook.bus');
/** Whether other services run in this process too (`boolean`). */
export const HOSTED = Symbol('stallbook.hosted');
