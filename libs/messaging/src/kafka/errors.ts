import kafkajs from 'kafkajs'; // Node finds no named export of its error classes

/** The broker's own name of the refusal, such as `MESSAGE_TOO_LARGE`, at any depth of the causes. */
export function protocolType(error: unknown): string | undefined {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if ('type' in cause && typeof cause.type === 'string') return cause.type;
  }
  return undefined;
}

/** These say that the records themselves are refused; anything else may pass the next time. */
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

/** Whether Kafka or its client is at the bottom of it, and not a fault of the program that kafkajs wrapped. */
export function isOfKafka(error: unknown): boolean {
  const isOurs = error instanceof kafkajs.KafkaJSError;
  return isOurs && error.cause instanceof Error ? isOfKafka(error.cause) : isOurs;
}
