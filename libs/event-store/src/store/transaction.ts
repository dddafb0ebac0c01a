import { DomainError, type Aggregate, type EventOf, type EventTypes } from '@stallbook/kernel';
import type { ClientSession, Db } from 'mongodb';
import { projectionsOf, type Projection } from '../projections/projection.js';
import { writeProjections } from '../projections/projection-writer.js';
import type { EventCodec } from './codec.js';
import { commitsOf, type AnyEvent, type Commit, type CommitMeta, type RecordedEvent } from './commit.js';
import { AppendError, CommandRepeated } from './errors.js';
import { loadMany } from './load-many.js';
import { emptyStream, fold, type KnownStream, type LoadedStream } from './loaded-stream.js';
import { buildCommit, insertCommits } from './new-commit.js';
import type { StreamReader } from './reader.js';

export interface Executed<S, E extends AnyEvent = AnyEvent> extends LoadedStream<S> {
  id: string;
  appended: readonly RecordedEvent<E>[];
  repeated: boolean;
}

/** A command that its decider refused. */
export interface Refused<C> {
  id: string;
  command: C;
  error: DomainError;
}

interface Decided<S, C> {
  before: ReadonlyMap<string, LoadedStream<S>>;
  after: ReadonlyMap<string, LoadedStream<S>>;
  commits: Commit[];
  executed: Executed<S>[];
  refused: Refused<C>[];
}

export class StoreTransaction {
  private appends = 0;

  constructor(
    readonly session: ClientSession,
    readonly commandId: string,
    private readonly meta: CommitMeta,
    private readonly parts: { db: Db; codec: EventCodec; reader: StreamReader; projections: readonly Projection[] },
  ) {}

  load<S, T extends EventTypes>(aggregate: Aggregate<S, T>, id: string): Promise<KnownStream<S>> {
    return this.parts.reader.load(aggregate, id, { session: this.session });
  }

  /**
   * For work that refuses because of a read model, in which its own first run may be.
   * @throws CommandRepeated if this command has already run
   */
  async assertFirstRun(): Promise<void> {
    const first = await commitsOf(this.parts.db).findOne({ _id: this.commandId }, { session: this.session });
    if (first) throw new CommandRepeated();
  }

  /** Loads (unless `known` is given), decides, appends, and updates the read models. */
  async execute<S, T extends EventTypes, C>(
    aggregate: Aggregate<S, T, C>,
    id: string,
    command: NoInfer<C>,
    known?: KnownStream<S>,
  ): Promise<Executed<S, EventOf<T>>> {
    const before = known ?? (await this.parts.reader.load(aggregate, id, { session: this.session }));
    assertFirstTime(before.commits, this.commitId());
    const commit = await buildCommit(
      this.parts.codec,
      aggregate,
      id,
      before.version,
      aggregate.decide(command, before.state),
      {
        commandId: this.commitId(),
        meta: this.meta,
      },
    );
    if (!commit) return { ...before, id, appended: [], repeated: false };
    await this.insert([commit]);
    this.appends += 1;
    const events = await this.parts.codec.decode(aggregate, commit);
    const after = fold(aggregate, before, events);
    const projections = projectionsOf(this.parts.projections, aggregate);
    await writeProjections(this.parts.db, projections, [{ id, before, after }], this.session);
    return { ...after, id, appended: events as unknown as RecordedEvent<EventOf<T>>[], repeated: false };
  }

  /**
   * Like `execute` for many streams of one aggregate, in three round trips. Decisions run in order, and a repeated ID
   * sees the previous result. One refusal refuses all.
   */
  async executeMany<S, T extends EventTypes, C>(
    aggregate: Aggregate<S, T, C>,
    commands: readonly { id: string; command: NoInfer<C> }[],
  ): Promise<Executed<S>[]> {
    const decided = await this.decideEach(aggregate, commands);
    if (decided.refused[0]) throw decided.refused[0].error;
    return this.write(aggregate, decided);
  }

  /** Like `executeMany`, but a refused command leaves its stream as it is, and the others are executed. */
  async executeEach<S, T extends EventTypes, C>(
    aggregate: Aggregate<S, T, C>,
    commands: readonly { id: string; command: NoInfer<C> }[],
  ): Promise<{ executed: Executed<S>[]; refused: Refused<C>[] }> {
    const decided = await this.decideEach(aggregate, commands);
    return { executed: await this.write(aggregate, decided), refused: decided.refused };
  }

  /**
   * Reserves a unique name (a code, a slug) for `owner`.
   * @returns false if it is taken
   */
  async reserve(kind: string, name: string, owner: string): Promise<boolean> {
    const reservations = reservationsOf(this.parts.db);
    const _id = `${kind}:${name}`;
    const held = await reservations.findOne({ _id }, { session: this.session });
    if (held) return held.owner === owner;
    await reservations.insertOne({ _id, owner }, { session: this.session });
    return true;
  }

  async release(kind: string, name: string, owner: string): Promise<void> {
    await reservationsOf(this.parts.db).deleteOne({ _id: `${kind}:${name}`, owner }, { session: this.session });
  }

  /** Returns the given commands that would be refused. Writes nothing. */
  async refusedOf<S, T extends EventTypes, C>(
    aggregate: Aggregate<S, T, C>,
    commands: readonly { id: string; command: NoInfer<C> }[],
  ): Promise<Refused<C>[]> {
    return (await this.decideEach(aggregate, commands)).refused;
  }

  private async decideEach<S, T extends EventTypes, C>(
    aggregate: Aggregate<S, T, C>,
    commands: readonly { id: string; command: C }[],
  ): Promise<Decided<S, C>> {
    const { codec } = this.parts;
    const ids = commands.map(({ id }) => id);
    const { streams, commits: stored } = await loadMany(this.parts, aggregate, ids, this.session);
    assertFirstTime(stored, this.commitId());
    const decided: Decided<S, C> = {
      before: new Map(streams),
      after: streams,
      commits: [],
      executed: [],
      refused: [],
    };
    for (const { id, command } of commands) {
      const before = streams.get(id) ?? emptyStream(aggregate);
      const events = decide(aggregate, command, before.state);
      if (events instanceof DomainError) {
        decided.refused.push({ id, command, error: events });
        continue;
      }
      const commit = await buildCommit(codec, aggregate, id, before.version, events, {
        commandId: this.commitId(decided.commits.length),
        meta: this.meta,
      });
      const appended = commit ? await codec.decode(aggregate, commit) : [];
      const after = fold(aggregate, before, appended);
      if (commit) {
        decided.commits.push(commit);
        streams.set(id, after);
      }
      decided.executed.push({ ...after, id, appended, repeated: false });
    }
    return decided;
  }

  private async write<S, T extends EventTypes>(
    aggregate: Aggregate<S, T>,
    { before, after, commits, executed }: Pick<Decided<S, unknown>, 'before' | 'after' | 'commits' | 'executed'>,
  ): Promise<Executed<S>[]> {
    if (commits.length === 0) return executed;
    await this.insert(commits);
    this.appends += commits.length;
    const appended = executed.filter((one) => one.appended.length > 0).map(({ id }) => id);
    const blank = emptyStream(aggregate);
    const changed = [...new Set(appended)].map((id) => ({
      id,
      before: before.get(id) ?? blank,
      after: after.get(id) ?? blank,
    }));
    const projections = projectionsOf(this.parts.projections, aggregate);
    await writeProjections(this.parts.db, projections, changed, this.session);
    return executed;
  }

  private async insert(commits: Commit[]): Promise<void> {
    try {
      await insertCommits(this.parts.db, commits, this.session);
    } catch (error) {
      throw error instanceof AppendError ? error.reason : error;
    }
  }

  private commitId(after = 0): string {
    const number = this.appends + after;
    return number === 0 ? this.commandId : `${this.commandId}/${number}`;
  }
}

/** The events, or the refusal. */
function decide<S, T extends EventTypes, C>(aggregate: Aggregate<S, T, C>, command: C, state: S) {
  try {
    return aggregate.decide(command, state);
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

const reservationsOf = (db: Db) => db.collection<{ _id: string; owner: string }>('reservations');

/** @throws CommandRepeated if one of these commits is the command's */
export function assertFirstTime(commits: readonly Commit[], commitId: string): void {
  if (commits.some((commit) => commit._id === commitId)) {
    throw new CommandRepeated();
  }
}
