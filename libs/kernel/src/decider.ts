import type { EventOf, EventTypes, OccurredEventOf } from './stream-events.js';

export interface Decider<C, S, T extends EventTypes> {
  initialState(): S;
  /** Returns the resulting events, none if nothing changes. @throws DomainError if the command is refused */
  decide(command: C, state: S): EventOf<T>[];
  evolve(state: S, event: OccurredEventOf<T>): S;
}

export const decideBy =
  <C extends { type: string }, S, E>(rules: {
    [K in C['type']]: (command: Extract<C, { type: K }>, state: S) => E[];
  }) =>
  (command: C, state: S): E[] =>
    (rules[command.type as C['type']] as (command: C, state: S) => E[])(command, state);
