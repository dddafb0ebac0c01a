import type { BusMessage } from './port.js';

/** Identifies a message in logs, never with its data. */
export const labels = ({ id, topic, type, correlationId }: BusMessage): Record<string, unknown> => ({
  messageId: id,
  topic,
  type,
  correlationId,
});
