import type { BusMessage } from '../port.js';

export interface LogRecord {
  _id: string;
  topic: string;
  key: string;
  origin: string;
  at: Date;
  message: Omit<BusMessage, 'data'>;
  /** JSON text, because BSON would change some types. */
  value: string | null;
}
