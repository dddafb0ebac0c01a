import type { Aggregate, EventTypes, OccurredEventOf } from '@stallbook/kernel';
import type { EventCodec } from './codec.js';
import type { Commit, RecordedEvent } from './commit.js';

export interface LoadedStream<S> {
  state: S;
  version: number;
  createdAt: Date | undefined;
  updatedAt: Date | undefined;
}

export interface KnownStream<S> extends LoadedStream<S> {
  commits: readonly Commit[];
}

export const newStream = <S>(aggregate: { initialState(): S }): KnownStream<S> => ({
  ...emptyStream(aggregate),
  commits: [],
});

export const emptyStream = <S>(aggregate: { initialState(): S }): LoadedStream<S> => ({
  state: aggregate.initialState(),
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
      state: aggregate.evolve(stream.state, event as unknown as OccurredEventOf<T>),
      version: event.version,
      createdAt: stream.createdAt ?? event.meta.occurredAt,
      updatedAt: event.meta.occurredAt,
    };
  }
  return stream;
}

export async function foldCommits<S, T extends EventTypes>(
  codec: EventCodec,
  aggregate: Aggregate<S, T>,
  commits: readonly Commit[],
  start: LoadedStream<S> = emptyStream(aggregate),
): Promise<LoadedStream<S>> {
  let stream = start;
  for (const commit of commits) stream = fold(aggregate, stream, await codec.decode(aggregate, commit));
  return stream;
}
