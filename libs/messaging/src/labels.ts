import type { BusMessage } from './port.js';

/** What names a message in the log; never its data. */
export const labels = ({ id, topic, type, correlationId }: BusMessage): Record<string, unknown> => ({
  messageId: id,
  topic,
  type,
  correlationId,
});
