import { findingsOf, repeated, type Finding } from '../finding.js';

export interface GivenUp {
  group: string;
  topic: string;
  stream: string;
  sequence: number;
}

export interface Missed {
  noted: readonly GivenUp[];
  letters: readonly GivenUp[];
  /** Compacted topics, for which missed messages are not recorded. */
  compacted: ReadonlySet<string>;
}

const finding = findingsOf('missed');
const placeOf = ({ group, topic, stream, sequence }: GivenUp): string => `${group} ${topic} ${stream} ${sequence}`;

/** A missed message of other topics is recorded and dead-lettered, so it can be handled later. */
export function checkMissed({ noted, letters, compacted }: Missed): Finding[] {
  const facts = letters.filter(({ topic }) => !compacted.has(topic)).map(placeOf);
  const places = noted.map(placeOf);
  return [
    ...without(places, facts).map((place) => finding('lost', `missed, and no dead letter: ${place}`)),
    ...without(facts, places).map((place) => finding('foreign', `a dead letter, and not noted as missed: ${place}`)),
    ...repeated(places).map((place) => finding('doubled', `noted as missed more than once: ${place}`)),
  ];
}

function without(places: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  return [...new Set(places)].filter((place) => !known.has(place));
}
