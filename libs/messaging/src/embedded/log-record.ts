import type { BusMessage } from '../port.js';

/** A message as it lies in MongoDB. */
export interface LogRecord {
  /** Topic, partition and sequence, so that the one index there is serves every read in order. */
  _id: string;
  topic: string;
  key: string;
  /** The bus that wrote it: its own subscribers need no waking by the change stream. */
  origin: string;
  at: Date;
  message: Omit<BusMessage, 'data'>;
  /** JSON text: MongoDB would give other types back. */
  value: string | null;
}
