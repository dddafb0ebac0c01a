import type { DeadLetter } from '@stallbook/messaging';
import type { Listener } from '../checks/delivery.js';
import type { GivenUp } from '../checks/missed.js';

/** What the consumers recorded as missed. */
export const notedAsMissed = (listeners: readonly Listener[]): GivenUp[] =>
  listeners.flatMap(({ group, handled }) =>
    handled.flatMap(({ topic, stream, missed }) => missed.map((sequence) => ({ group, topic, stream, sequence }))),
  );

/** The messages among the dead letters. */
export const placesOf = (letters: readonly DeadLetter[]): GivenUp[] =>
  letters.map(({ group, message: { topic, stream, sequence } }) => ({ group, topic, stream, sequence }));
