import type { IHeaders, KafkaMessage, Message } from 'kafkajs';
import type { Arrival } from '../delivery/lane.js';
import type { WireRecord } from '../transport.js';

/** The key and the headers name the message, the value is its data as JSON; no value is a tombstone. */
export function encode({ topic, message, value }: WireRecord): Message {
  const { id, type, version, at, correlationId, causationId, actorId } = message;
  const headers: IHeaders = { id, type, version: String(version), at, correlationId };
  if (causationId !== undefined) headers.causationId = causationId;
  if (actorId !== undefined) headers.actorId = actorId;
  if (topic !== message.topic) headers.topic = message.topic;
  return { key: message.key, value, headers };
}

/** A record that is none of ours still becomes an arrival, so that it ends as a dead letter instead of a crash. */
export function decode(topic: string, partition: number, record: KafkaMessage): Arrival {
  const header = (name: string): string | undefined => record.headers?.[name]?.toString();
  const id = header('id');
  const type = header('type');
  const version = Number(header('version'));
  const at = header('at') ?? new Date(Number(record.timestamp)).toISOString();
  const { data, broken } = parse(record.value);
  const foreign = id === undefined || type === undefined || !Number.isInteger(version);
  const message = {
    id: id ?? `${topic}/${partition}/${record.offset}`,
    topic: header('topic') ?? topic,
    key: record.key?.toString() ?? '',
    type: type ?? 'unknown',
    version: Number.isInteger(version) ? version : 0,
    at,
    correlationId: header('correlationId') ?? 'unknown',
    causationId: header('causationId'),
    actorId: header('actorId'),
    data,
  };
  if (message.causationId === undefined) delete message.causationId;
  if (message.actorId === undefined) delete message.actorId;
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
