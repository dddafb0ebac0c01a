import { streamOf, type Aggregate, type EventTypes } from '@stallbook/kernel';
import type { EventCodec } from './codec.js';
import type { AnyEvent, Commit, CommitMeta, RecordedEvent } from './commit.js';
import { CommandRepeated } from './errors.js';
import { fold, type LoadedStream } from './loaded-stream.js';

export interface Executed<S, E extends AnyEvent = AnyEvent> extends LoadedStream<S> {
  id: string;
  appended: readonly RecordedEvent<E>[];
  repeated: boolean;
}

/** Not stored yet. Without a commit, the command changes nothing. */
export interface Decision<S> {
  before: LoadedStream<S>;
  commit: Commit | undefined;
  executed: Executed<S>;
}

export async function decideOn<S, T extends EventTypes, C>(
  codec: EventCodec,
  aggregate: Aggregate<S, T, C>,
  { id, before }: { id: string; before: LoadedStream<S> },
  { command, commandId, meta }: { command: C; commandId: string; meta: CommitMeta },
): Promise<Decision<S>> {
  const decided = aggregate.decide(command, before.state);
  if (decided.length === 0) {
    return { before, commit: undefined, executed: { ...before, id, appended: [], repeated: false } };
  }
  const streamId = streamOf(aggregate, id);
  const { events, subjects } = await codec.encode(aggregate, streamId, decided);
  const commit: Commit = {
    _id: commandId,
    streamId,
    firstVersion: before.version + 1,
    events,
    meta,
    position: commandId,
    ...(subjects.length > 0 && { subjects }),
  };
  const appended = await codec.decode(aggregate, commit);
  return { before, commit, executed: { ...fold(aggregate, before, appended), id, appended, repeated: false } };
}

/** @throws CommandRepeated if one of these commits is the command's */
export function assertFirstTime(commits: readonly Commit[], commandId: string): void {
  if (commits.some(({ _id }) => _id === commandId)) throw new CommandRepeated();
}
