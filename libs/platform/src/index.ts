export {
  currentCorrelationId,
  extractTrace,
  injectTrace,
  isCorrelationId,
  requestContext,
  rpcDuration,
  spanContextOf,
  traceOf,
  withOrigin,
  withSpan,
} from '@stallbook/rpc';
export type { Origin, RequestContext, SpanOptions, TraceCarrier } from '@stallbook/rpc';
export * from './clock/test-clock.js';
export * from './config/config.js';
export * from './config/keys.js';
export * from './config/public-url.js';
export * from './config/variables.js';
export * from './health/health.js';
export * from './health/metrics.js';
export * from './health/process-status.js';
export * from './health/read-in-time.js';
export * from './http/error-status.js';
export * from './jobs/index.js';
export * from './keys/keyring.js';
export { standardOutput } from './logging/log-destination.js';
export { withinRedisTimeout } from './jobs/within-redis-timeout.js';
export * from './logging/logger.js';
export * from './logging/nest-logger.js';
export * from './logging/redact.js';

export * from './polling/polling-task.js';
export * from './polling/retry-pauses.js';
export * from './resources/bus.js';
export * from './resources/mongo.js';
export * from './resources/read-page.js';
export * from './resources/redis.js';
export * from './resources/shared.js';
export * from './sealing/message-keys.js';
export { open, seal } from './sealing/seal.js';
export * from './sealing/wrapped-keys.js';
export * from './search/end-of-fields.js';
export * from './search/rarest-words-first.js';
export * from './search/search-words.js';
export * from './security/security-events.js';
export * from './service/close-http.js';
export * from './service/guard-process.js';
export * from './service/platform.module.js';
export * from './service/rpc-addresses.js';
export * from './service/run-process.js';
export * from './service/start-service.js';
export * from './session-token/index.js';
export * from './tokens.js';
export * from './tracing/observe-http.js';
export * from './tracing/start-tracing.js';
export * from './visitors/address-hash.js';
export * from './visitors/attempt-limit.js';
export * from './visitors/hourly-quota.js';
export type { Count } from './visitors/limit-store.js';
export * from './visitors/network-of.js';
export * from './visitors/visitor-gate.js';
