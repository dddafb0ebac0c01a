import { isDeepStrictEqual } from 'node:util';
import type { BusMessage } from '@stallbook/messaging';
import { findingsOf, repeated, type Finding } from '../finding.js';

/** A consumer's position in a stream within a topic. */
export interface HandledStream {
  topic: string;
  stream: string;
  last: number;
  missed: readonly number[];
}

/** A consumer: its subscriptions, and what it recorded as handled. */
export interface Listener {
  group: string;
  types: ReadonlySet<string>;
  handled: readonly HandledStream[];
}

export interface Delivered {
  /** What the stores publish, in order of position. */
  announced: readonly BusMessage[];
  /** What a new consumer receives, in order per key. Messages may repeat. */
  onBus: readonly BusMessage[];
  compacted: ReadonlySet<string>;
  listeners: readonly Listener[];
  /** IDs of messages that the checker itself sent. */
  poison: ReadonlySet<string>;
}

const finding = findingsOf('delivery');

/** The stores, the bus, and every consumer's records agree. */
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

/** The first deliveries under a key follow the stored order. */
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

/** Consumers record a position per stream, so a stream's messages must share one key. */
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
