import { DomainError, type Aggregate, type EventOf, type EventTypes, type OccurredEventOf } from '@stallbook/kernel';

export const OCCURRED_AT = new Date('2027-04-01T12:00:00.000Z');

export function given<S, T extends EventTypes, C>(aggregate: Aggregate<S, T, C>, history: readonly EventOf<T>[] = []) {
  const state = history.reduce<S>(
    (current, event) => aggregate.evolve(current, occurred(checked(aggregate, event))),
    aggregate.initialState(),
  );
  return {
    state,
    when(command: NoInfer<C>) {
      const decide = () => aggregate.decide(command, state);
      return {
        then(expected: readonly EventOf<T>[]) {
          expect(decide().map((event) => checked(aggregate, event))).toEqual(expected);
        },
        thenNothing() {
          expect(decide()).toEqual([]);
        },
        thenRefused(code: string, message?: string) {
          const refusal = refusalOf(decide);
          expect(refusal?.code).toBe(code);
          if (message !== undefined) expect(refusal?.message).toBe(message);
        },
      };
    },
  };
}

const occurred = <T extends EventTypes>(event: EventOf<T>): OccurredEventOf<T> =>
  ({ ...event, meta: { occurredAt: OCCURRED_AT } }) as OccurredEventOf<T>;

function checked<T extends EventTypes>(aggregate: { name: string; events: T }, event: EventOf<T>): EventOf<T> {
  const type = aggregate.events[event.type];
  if (!type) throw new Error(`${aggregate.name} has no event ${event.type}`);
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
