import { findingsOf, repeated, type Finding } from '../finding.js';

/** A message that a consumer gave up, by its place. */
export interface GivenUp {
  group: string;
  topic: string;
  stream: string;
  sequence: number;
}

export interface Missed {
  /** What the consumers noted as missed. */
  noted: readonly GivenUp[];
  /** What lies among the dead letters. */
  letters: readonly GivenUp[];
  /** Topics whose messages hold the whole state: what was given up there is not noted. */
  compacted: ReadonlySet<string>;
}

const finding = findingsOf('missed');
const placeOf = ({ group, topic, stream, sequence }: GivenUp): string => `${group} ${topic} ${stream} ${sequence}`;

/** A fact that was given up is noted as missed and lies among the dead letters: it can be handled later. */
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
