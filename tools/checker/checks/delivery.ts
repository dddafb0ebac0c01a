import { isDeepStrictEqual } from 'node:util';
import type { BusMessage } from '@stallbook/messaging';
import { findingsOf, repeated, type Finding } from '../finding.js';

/** How far a consumer is in a stream within a topic. */
export interface HandledStream {
  topic: string;
  stream: string;
  last: number;
  missed: readonly number[];
}

/** A consumer: what it subscribes to, and what it noted as handled. */
export interface Listener {
  group: string;
  types: ReadonlySet<string>;
  handled: readonly HandledStream[];
}

export interface Delivered {
  /** What the stores announce, in the order of their places. */
  announced: readonly BusMessage[];
  /** What a new consumer gets, in order per key. A message may come again there. */
  onBus: readonly BusMessage[];
  /** Topics that keep the last message of a key only. */
  compacted: ReadonlySet<string>;
  listeners: readonly Listener[];
  /** Ids of messages that no service announced, but somebody sent. */
  poison: ReadonlySet<string>;
}

const finding = findingsOf('delivery');

/** The messages in the stores, on the bus and in every consumer's notes agree. */
export function checkDelivery(parts: Delivered): Finding[] {
  return [
    ...checkPublished(parts),
    ...checkOrder(parts),
    ...checkKeys(parts),
    ...parts.listeners.flatMap((one) => checkHandled(one, parts)),
  ];
}

function checkPublished({ announced, onBus, compacted, poison }: Delivered): Finding[] {
  const seen = new Map(onBus.map((message) => [message.id, message]));
  const known = new Set(announced.map(({ id }) => id));
  const newest = new Map(announced.map(({ topic, key, id }) => [`${topic} ${key}`, id]));
  const findings = repeated(announced.map(({ id }) => id)).map((id) =>
    finding('doubled', `message ${id} is announced more than once`),
  );
  for (const message of announced) {
    const there = seen.get(message.id);
    const replaced = compacted.has(message.topic) && newest.get(`${message.topic} ${message.key}`) !== message.id;
    if (!there && !replaced) findings.push(finding('lost', `${name(message)} was never published`));
    if (there && !sameMessage(there, message))
      findings.push(finding('differs', `${name(message)} was published otherwise`));
  }
  for (const message of seen.values()) {
    if (!known.has(message.id) && !poison.has(message.id))
      findings.push(finding('foreign', `${name(message)} is on the bus and in no store`));
  }
  return findings;
}

/** The first appearances under a key follow the order in which they were stored. */
function checkOrder({ announced, onBus }: Delivered): Finding[] {
  const place = new Map(announced.map(({ id }, index) => [id, index]));
  const reached = new Map<string, number>();
  const seen = new Set<string>();
  const findings: Finding[] = [];
  for (const message of onBus) {
    const at = place.get(message.id);
    if (at === undefined || seen.has(message.id)) continue;
    seen.add(message.id);
    const key = `${message.topic} ${message.key}`;
    if (at < (reached.get(key) ?? -1))
      findings.push(finding('disordered', `${name(message)} came after a later one of its key`));
    reached.set(key, Math.max(at, reached.get(key) ?? -1));
  }
  return findings;
}

/** Consumers note how far they are in a stream: its messages keep their order under one key alone. */
function checkKeys({ announced }: Delivered): Finding[] {
  const keyOf = new Map<string, string>();
  const findings: Finding[] = [];
  for (const message of announced) {
    const key = keyOf.get(placeOf(message)) ?? message.key;
    keyOf.set(placeOf(message), key);
    if (key !== message.key) findings.push(finding('disordered', `${name(message)} has another key than its stream`));
  }
  return findings;
}

function checkHandled(
  { group, types, handled }: Listener,
  { onBus, announced, compacted, poison }: Delivered,
): Finding[] {
  const noted = new Map(handled.map((one) => [placeOf(one), one]));
  const sent = new Map<string, Set<number>>();
  const expected = new Map<string, BusMessage>();
  for (const message of [...announced, ...onBus]) {
    if (!types.has(message.type) || message.data === null || poison.has(message.id)) continue;
    expected.set(message.id, message);
    const place = placeOf(message);
    sent.set(place, (sent.get(place) ?? new Set()).add(message.sequence));
  }
  const missing = [...expected.values()].filter((message) => {
    const stream = noted.get(placeOf(message));
    const isMissed = !compacted.has(message.topic) && stream?.missed.includes(message.sequence);
    return !stream || stream.last < message.sequence || isMissed;
  });
  return [
    ...missing.map((message) => finding('lost', `${group} never handled ${name(message)}`)),
    ...repeated(handled.map(placeOf)).map((place) => finding('doubled', `${group} noted ${place} more than once`)),
    ...handled
      .filter((one) => one.last >= 0 && !sent.get(placeOf(one))?.has(one.last))
      .map((one) => finding('foreign', `${group} handled ${one.last} of ${placeOf(one)}, which was never sent`)),
  ];
}

const placeOf = ({ topic, stream }: { topic: string; stream: string }): string => `${topic} ${stream}`;

const sameMessage = (a: BusMessage, b: BusMessage): boolean =>
  a.topic === b.topic &&
  a.key === b.key &&
  a.stream === b.stream &&
  a.sequence === b.sequence &&
  a.type === b.type &&
  a.version === b.version &&
  isDeepStrictEqual(a.data, JSON.parse(JSON.stringify(b.data)));

const name = ({ type, id }: BusMessage): string => `${type} ${id}`;
