import { findingsOf, repeated, type Finding } from '../finding.js';

export interface Letter {
  group: string;
  messageId: string;
}

const finding = findingsOf('dead letters');
const name = ({ group, messageId }: Letter): string => `${group} ${messageId}`;

/** The dead letters are exactly the injected poison messages, once per subscribed group. */
export function checkDeadLetters(letters: readonly Letter[], poison: readonly Letter[]): Finding[] {
  const dead = new Set(letters.map(name));
  const sent = new Set(poison.map(name));
  return [
    ...[...sent].filter((one) => !dead.has(one)).map((one) => finding('lost', `poison left no dead letter: ${one}`)),
    ...[...dead]
      .filter((one) => !sent.has(one))
      .map((one) => finding('foreign', `a message that was no poison died: ${one}`)),
    ...repeated(letters.map(name)).map((one) => finding('doubled', `more than one dead letter: ${one}`)),
  ];
}
