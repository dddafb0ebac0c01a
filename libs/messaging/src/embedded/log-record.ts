import type { BusMessage } from '../port.js';

export interface LogRecord {
  /** Topic, partition, and sequence, so one index serves every ordered read. */
  _id: string;
  topic: string;
  key: string;
  /** The bus that wrote it; its own subscribers are woken directly. */
  origin: string;
  at: Date;
  message: Omit<BusMessage, 'data'>;
  /** JSON text, because BSON would change some types. */
  value: string | null;
}
