import kafkajs from 'kafkajs'; // kafkajs has no named ESM exports for its error classes.

export function protocolType(error: unknown): string | undefined {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if ('type' in cause && typeof cause.type === 'string') return cause.type;
  }
  return undefined;
}

const final = new Set([
  'MESSAGE_TOO_LARGE',
  'RECORD_LIST_TOO_LARGE',
  'INVALID_RECORD',
  'INVALID_TIMESTAMP',
  'TOPIC_AUTHORIZATION_FAILED',
  'INVALID_TOPIC_EXCEPTION',
  'UNSUPPORTED_FOR_MESSAGE_FORMAT',
]);

export const mayPassLater = (error: unknown): boolean =>
  error instanceof kafkajs.KafkaJSError && !final.has(protocolType(error) ?? '');

/** Returns true for errors of Kafka or its client, false for bugs that kafkajs wrapped. */
export function isOfKafka(error: unknown): boolean {
  const isOurs = error instanceof kafkajs.KafkaJSError;
  return isOurs && error.cause instanceof Error ? isOfKafka(error.cause) : isOurs;
}
