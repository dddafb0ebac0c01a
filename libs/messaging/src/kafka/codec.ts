import type { IHeaders, KafkaMessage, Message } from 'kafkajs';
import type { IncomingRecord } from '../delivery/partition-processor.js';
import type { BusMessage } from '../port.js';
import type { WireRecord } from '../transport.js';

/** Key and headers identify the message; the value is its data as JSON, null for a tombstone. */
export function encode({ topic, message, value }: WireRecord): Message {
  const { id, stream, sequence, type, version, occurredAt, correlationId, causationId, actorId } = message;
  const headers: IHeaders = { id, stream, type, occurredAt, correlationId };
  headers.sequence = String(sequence);
  headers.version = String(version);
  if (causationId !== undefined) headers.causationId = causationId;
  if (actorId !== undefined) headers.actorId = actorId;
  if (topic !== message.topic) headers.topic = message.topic;
  return { key: message.key, value, headers };
}

/** A foreign record becomes a dead letter instead of crashing the consumer. */
export function decode(topic: string, partition: number, record: KafkaMessage): IncomingRecord {
  const header = (name: string): string | undefined => record.headers?.[name]?.toString();
  const id = header('id');
  const type = header('type');
  const stream = header('stream');
  const sequence = Number(header('sequence'));
  const version = Number(header('version'));
  const ownTopic = header('topic');
  const occurredAt = header('occurredAt') ?? new Date(Number(record.timestamp)).toISOString();
  const { data, broken } = parse(record.value);
  const isNamed = id !== undefined && type !== undefined && stream !== undefined;
  const foreign = !isNamed || !Number.isInteger(version) || !Number.isInteger(sequence);
  const message: BusMessage = {
    id: id ?? `${topic}/${partition}/${record.offset}`,
    topic: ownTopic ?? topic,
    key: record.key?.toString() ?? '',
    stream: stream ?? 'unknown',
    sequence: Number.isInteger(sequence) ? sequence : 0,
    type: type ?? 'unknown',
    version: Number.isInteger(version) ? version : 0,
    occurredAt,
    correlationId: header('correlationId') ?? 'unknown',
    causationId: header('causationId'),
    actorId: header('actorId'),
    data,
  };
  if (message.causationId === undefined) delete message.causationId;
  if (message.actorId === undefined) delete message.actorId;
  if (ownTopic !== undefined) message.resent = true;
  return foreign || broken
    ? { message, defect: new TypeError('The record is not a message of this bus.') }
    : { message };
}

function parse(value: Buffer | null): { data: unknown; broken: boolean } {
  if (value === null) return { data: null, broken: false };
  const text = value.toString();
  try {
    return { data: JSON.parse(text) as unknown, broken: false };
  } catch {
    return { data: text, broken: true };
  }
}
