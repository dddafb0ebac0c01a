export const CONFIG = Symbol('stallbook.config');
/** A kernel `Clock`; the shared test clock if STALLBOOK_TEST_CLOCK is set. */
export const CLOCK = Symbol('stallbook.clock');
export const LOGGER = Symbol('stallbook.logger');
export const MONGO_CLIENT = Symbol('stallbook.mongo-client');
export const DB = Symbol('stallbook.db');
export const REDIS = Symbol('stallbook.redis');
export const QUEUE_REDIS = Symbol('stallbook.queue-redis');
export const BUS = Symbol('stallbook.bus');
export const HOSTED = Symbol('stallbook.hosted');
