import { DomainError, type Aggregate, type EventOf, type EventTypes } from '@stallbook/kernel';

/**
 * Given what happened, when a decision is taken, then these events follow, or this refusal.
 *
 * `given(application, [submitted()]).when((state) => accept(command, state)).then([accepted()])`
 */
export function given<S, T extends EventTypes>(aggregate: Aggregate<S, T>, history: readonly EventOf<T>[] = []) {
  const state = history.reduce<S>(
    (current, event) => aggregate.evolve(current, checked(aggregate, event)),
    aggregate.initialState(),
  );
  return {
    state,
    when(decide: (state: S) => readonly EventOf<T>[]) {
      return {
        then(expected: readonly EventOf<T>[]) {
          expect(decide(state).map((event) => checked(aggregate, event))).toEqual(expected);
        },
        thenNothing() {
          expect(decide(state)).toEqual([]);
        },
        /** The refusal's stable code and, where the text matters, its message. */
        thenRefused(code: string, message?: string) {
          const refusal = refusalOf(() => decide(state));
          expect(refusal?.code).toBe(code);
          if (message !== undefined) expect(refusal?.message).toBe(message);
        },
      };
    },
  };
}

/** Only events that fit their own schema count: a history that could not be stored proves nothing. */
function checked<T extends EventTypes>(aggregate: { name: string; events: T }, event: EventOf<T>): EventOf<T> {
  const type = aggregate.events[event.type];
  if (!type) throw new Error(`${aggregate.name} knows no event ${event.type}`);
  return { ...event, data: type.schema.parse(event.data) };
}

function refusalOf(decide: () => unknown): DomainError | undefined {
  try {
    decide();
  } catch (error) {
    if (DomainError.is(error)) return error;
    throw error;
  }
  return undefined;
}
