import { isDeepStrictEqual } from 'node:util';
import type { BusMessage } from '@stallbook/messaging';
import { findingsOf, repeated, type Finding } from '../finding.js';

/** A consumer: what it listens to, and the ids in its inbox. */
export interface Listener {
  group: string;
  types: ReadonlySet<string>;
  handled: readonly string[];
}

export interface Delivered {
  /** What the stores announce, in the order of their places. */
  announced: readonly BusMessage[];
  /** What a new consumer gets, in order per key. A message may come again there; inboxes know it by its id. */
  onBus: readonly BusMessage[];
  /** Topics that keep the last message of a key only. */
  compacted: ReadonlySet<string>;
  listeners: readonly Listener[];
  /** Ids of messages that no service announced, but somebody sent. */
  poison: ReadonlySet<string>;
}

const finding = findingsOf('delivery');

/** The ids in the stores, on the bus and in every consumer's inbox agree. */
export function checkDelivery(parts: Delivered): Finding[] {
  return [
    ...checkPublished(parts),
    ...checkOrder(parts),
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

function checkHandled(
  { group, types, handled }: Listener,
  { onBus, announced, compacted, poison }: Delivered,
): Finding[] {
  const inbox = new Set(handled);
  const sent = new Set([...onBus, ...announced].map(({ id }) => id));
  const expected = new Map<string, BusMessage>();
  for (const message of [...announced, ...onBus]) {
    if (!types.has(message.type) || message.data === null || poison.has(message.id)) continue;
    expected.set(message.id, message);
  }
  const onBusIds = new Set(onBus.map(({ id }) => id));
  const missing = [...expected.values()].filter(
    ({ id, topic }) => !inbox.has(id) && (onBusIds.has(id) || !compacted.has(topic)),
  );
  return [
    ...missing.map((message) => finding('lost', `${group} never handled ${name(message)}`)),
    ...repeated(handled).map((id) => finding('doubled', `${group} handled ${id} more than once`)),
    ...[...inbox]
      .filter((id) => !sent.has(id))
      .map((id) => finding('foreign', `${group} handled ${id}, which nobody sent`)),
  ];
}

const sameMessage = (a: BusMessage, b: BusMessage): boolean =>
  a.topic === b.topic &&
  a.key === b.key &&
  a.type === b.type &&
  a.version === b.version &&
  isDeepStrictEqual(a.data, JSON.parse(JSON.stringify(b.data)));

const name = ({ type, id }: BusMessage): string => `${type} ${id}`;
