export type { TestClock } from './clock/test-clock.js';
export { baseConfig, type StallbookConfig, loadConfig, processConfig } from './config/config.js';
export { type ProcessName, keyHolders } from './config/keys.js';
export { publicUrl } from './config/public-url.js';
export type { KeyVariable } from './config/variables.js';
export { health } from './health/health.js';
export { clientErrors, consumerLags, metricsText } from './health/metrics.js';
export { processStatus } from './health/process-status.js';
export { type Reading, readInTime } from './health/read-in-time.js';
export { statusOf } from './http/error-status.js';
export {
  type EmailToSend,
  EmailQueue,
  type SealedEmail,
  EmailSeal,
  runJob,
  openQueue,
  jobsPrefix,
  undoJobOf,
  workOfJob,
  type WorkStore,
  withinRedisTimeout,
  WorkQueue,
  workQueue,
} from './jobs/index.js';
export { Keyring } from './keys/keyring.js';
export { standardOutput } from './logging/log-destination.js';
export { createLogger, type Logger } from './logging/logger.js';
export { NestLogger } from './logging/nest-logger.js';
export { scrub } from './logging/redact.js';
export { PollingTask } from './polling/polling-task.js';
export { type OtherIds, RetryPauses } from './polling/retry-pauses.js';
export { busFor } from './resources/bus.js';
export { mongoClientFor, serviceDb } from './resources/mongo.js';
export { type PageWanted, readPage } from './resources/read-page.js';
export { redisFor, queueRedisFor } from './resources/redis.js';
export { type Shared, share } from './resources/shared.js';
export { MessageKeys } from './sealing/message-keys.js';
export { endOfFields } from './search/end-of-fields.js';
export { wordsIn, searchWords, everyWordBegins } from './search/search-words.js';
export { type SecurityEventName, securityEvents, recordSecurityEvent } from './security/security-events.js';
export { closeHttp } from './service/close-http.js';
export { PlatformModule } from './service/platform.module.js';
export { type Running, runProcess } from './service/run-process.js';
export { type ServiceOptions, type RunningService, startService, hostService } from './service/start-service.js';
export {
  endedSince,
  epochIdOf,
  publishRevocations,
  REMEMBERED_MS,
  ACCESS_TOKEN_MS,
  ACCESS_TOKEN_FORM,
  type AccessClaims,
  accessTokenSchema,
  accessTokenKeys,
  signAccessToken,
  AdminList,
  SessionRevocationList,
  sessionRevocations,
} from './session-token/index.js';
export { CONFIG, CLOCK, LOGGER, MONGO_CLIENT, DB, REDIS, QUEUE_REDIS, BUS, HOSTED } from './tokens.js';
export { observeHttp } from './tracing/observe-http.js';
export { AddressHash } from './visitors/address-hash.js';
export { AttemptLimit } from './visitors/attempt-limit.js';
export { HourlyQuota } from './visitors/hourly-quota.js';
export type { Count } from './visitors/limit-store.js';
export { VisitorGate } from './visitors/visitor-gate.js';
