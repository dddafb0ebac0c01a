import type { Filter } from 'mongodb';
import type { LogRecord } from './log-record.js';

// `topic|partition|sequence`, padded so that text order is numeric order. Topics contain no `|`.
const DIGITS = 15;
const pad = (sequence: number): string => String(sequence).padStart(DIGITS, '0');

export const partitionKey = (topic: string, partition: number): string => `${topic}|${partition}`;
export const recordId = (topic: string, partition: number, sequence: number): string =>
  `${partitionKey(topic, partition)}|${pad(sequence)}`;
export const sequenceOf = (id: string): number => Number(id.slice(id.lastIndexOf('|') + 1));
export const partitionKeyOf = (id: string): string => id.slice(0, id.lastIndexOf('|'));

/** The records of the same partition after this one. */
export const rangeAfter = (id: string): Filter<LogRecord> => ({
  _id: { $gt: id, $lte: `${partitionKeyOf(id)}|${'9'.repeat(DIGITS)}` },
});

export const partitionRange = (topic: string, partition: number, after = 0): Filter<LogRecord> =>
  rangeAfter(recordId(topic, partition, after));

export function partitionFor(key: string, partitions: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1) {
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash % partitions;
}
