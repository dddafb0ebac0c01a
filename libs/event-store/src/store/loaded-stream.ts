import type { Aggregate, EventOf, EventTypes } from '@stallbook/kernel';
import type { RecordedEvent } from './commit.js';

/** An aggregate folded from its events, up to some version. */
export interface LoadedStream<S> {
  state: S;
  /** 0 for a stream without events. */
  version: number;
  createdAt: Date | undefined;
  updatedAt: Date | undefined;
}

export const emptyStream = <S>(aggregate: { initial(): S }): LoadedStream<S> => ({
  state: aggregate.initial(),
  version: 0,
  createdAt: undefined,
  updatedAt: undefined,
});

export function fold<S, T extends EventTypes>(
  aggregate: Aggregate<S, T>,
  start: LoadedStream<S>,
  events: readonly RecordedEvent[],
): LoadedStream<S> {
  let stream = start;
  for (const event of events) {
    stream = {
      state: aggregate.evolve(stream.state, event as unknown as EventOf<T>),
      version: event.version,
      createdAt: stream.createdAt ?? event.meta.at,
      updatedAt: event.meta.at,
    };
  }
  return stream;
}
