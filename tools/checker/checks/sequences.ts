import type { BusMessage } from '@stallbook/messaging';
import { findingsOf, repeated, type Finding } from '../finding.js';

export interface Published {
  /** What the stores publish, in order of position. */
  announced: readonly BusMessage[];
  /** What a new consumer receives. Messages may repeat. */
  onBus: readonly BusMessage[];
  /** Compacted topics. */
  compacted: ReadonlySet<string>;
}

const finding = findingsOf('sequences');
const streamOf = ({ topic, stream }: BusMessage): string => `${topic} ${stream}`;

/** Within a topic, the sequences of each stream ascend on the bus, and none is missing. */
export function checkSequences({ announced, onBus, compacted }: Published): Finding[] {
  const published = groupBy(firstOfEach(onBus));
  const newest = new Map(announced.map(({ topic, key, id }) => [`${topic} ${key}`, id]));
  const isKept = ({ topic, key, id }: BusMessage) => !compacted.has(topic) || newest.get(`${topic} ${key}`) === id;
  const findings: Finding[] = [];
  for (const [stream, messages] of groupBy(announced)) {
    const there = new Set(published.get(stream)?.map(({ sequence }) => sequence));
    const absent = messages.filter((message) => isKept(message) && !there.has(message.sequence));
    findings.push(
      ...absent.map(({ sequence }) =>
        finding('lost', `${stream}: sequence ${sequence} is announced and not on the bus`),
      ),
      ...repeated(messages.map(({ sequence }) => sequence)).map((sequence) =>
        finding('doubled', `${stream}: sequence ${sequence} is announced for several messages`),
      ),
    );
  }
  for (const [stream, messages] of published) findings.push(...checkAscent(stream, messages));
  return findings;
}

function checkAscent(stream: string, messages: readonly BusMessage[]): Finding[] {
  const findings: Finding[] = [];
  let reached = -1;
  for (const { sequence } of messages) {
    if (sequence === reached) findings.push(finding('doubled', `${stream}: two messages have sequence ${sequence}`));
    if (sequence < reached) findings.push(finding('disordered', `${stream}: ${sequence} came after ${reached}`));
    reached = Math.max(reached, sequence);
  }
  return findings;
}

function firstOfEach(messages: readonly BusMessage[]): BusMessage[] {
  const seen = new Set<string>();
  return messages.filter(({ id }) => !seen.has(id) && seen.add(id));
}

function groupBy(messages: readonly BusMessage[]): Map<string, BusMessage[]> {
  const groups = new Map<string, BusMessage[]>();
  for (const message of messages) {
    const stream = streamOf(message);
    const group = groups.get(stream);
    if (group) group.push(message);
    else groups.set(stream, [message]);
  }
  return groups;
}
