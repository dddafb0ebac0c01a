export { currentCorrelationId, extractTrace, injectTrace, requestContext, rpcDuration, withSpan } from '@stallbook/rpc';
export type { RequestContext, SpanOptions, TraceCarrier } from '@stallbook/rpc';
export * from './config/config.js';
export * from './config/variables.js';
export * from './tokens.js';
