/** Tokens of `PlatformModule`: `constructor(@Inject(DB) private readonly db: Db)`. */

/** The `StallbookConfig`, or the service's extension of it. */
export const CONFIG = Symbol('stallbook.config');
/** A kernel `Clock`; the shared test clock if STALLBOOK_TEST_CLOCK is set. */
export const CLOCK = Symbol('stallbook.clock');
/** A `Logger` bound to the service's name. */
export const LOGGER = Symbol('stallbook.logger');
export const MONGO_CLIENT = Symbol('stallbook.mongo-client');
/** The service's database. */
export const DB = Symbol('stallbook.db');
/** An ioredis `Redis` whose commands fail without Redis. Use `subscriberOf` to subscribe. */
export const REDIS = Symbol('stallbook.redis');
/** An ioredis `Redis` for BullMQ, whose commands wait for Redis. */
export const QUEUE_REDIS = Symbol('stallbook.queue-redis');
/** The process's `MessageBus`. */
export const BUS = Symbol('stallbook.bus');
/** A `boolean`: whether other services run in this process. */
export const HOSTED = Symbol('stallbook.hosted');
