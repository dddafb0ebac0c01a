import type { Aggregate, EventTypes } from '@stallbook/kernel';
import type { ClientSession, Db } from 'mongodb';
import { projectionsOf, type Projection } from '../projections/projection.js';
import { writeProjections } from '../projections/projection-writer.js';
import type { EventCodec } from './codec.js';
import type { Commit, CommitMeta } from './commit.js';
import { AppendError, CommandRepeated } from './errors.js';
import { loadMany } from './load-many.js';
import { emptyStream, fold, type KnownStream, type LoadedStream } from './loaded-stream.js';
import { buildCommit, insertCommits } from './new-commit.js';
import type { StreamReader } from './reader.js';

export interface Executed<S> extends LoadedStream<S> {
  id: string;
  appended: number;
  repeated: boolean;
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

  /** Loads (unless `known` is given), decides, appends, and updates the read models. */
  async execute<S, T extends EventTypes, C>(
    aggregate: Aggregate<S, T, C>,
    id: string,
    command: NoInfer<C>,
    known?: KnownStream<S>,
  ): Promise<Executed<S>> {
    const before = known ?? (await this.parts.reader.load(aggregate, id, { session: this.session }));
    assertFirstTime(before.commits, this.nextCommitId);
    const commit = await buildCommit(
      this.parts.codec,
      aggregate,
      id,
      before.version,
      aggregate.decide(command, before.state),
      {
        commandId: this.nextCommitId,
        meta: this.meta,
      },
    );
    if (!commit) return { ...before, id, appended: 0, repeated: false };
    await this.insert([commit]);
    this.appends += 1;
    const after = fold(aggregate, before, await this.parts.codec.decode(aggregate, commit));
    const projections = projectionsOf(this.parts.projections, aggregate);
    const changed = { id, stream: after, fresh: before.version === 0 };
    await writeProjections(this.parts.db, projections, [changed], this.session);
    return { ...after, id, appended: commit.events.length, repeated: false };
  }

  /**
   * Like `execute` for many streams of one aggregate, in three round trips. Decisions run in order, and a repeated ID
   * sees the previous result.
   */
  async executeMany<S, T extends EventTypes, C>(
    aggregate: Aggregate<S, T, C>,
    commands: readonly { id: string; command: NoInfer<C> }[],
  ): Promise<Executed<S>[]> {
    const { db, codec } = this.parts;
    const ids = commands.map(({ id }) => id);
    const { streams, commits: stored } = await loadMany(this.parts, aggregate, ids, this.session);
    assertFirstTime(stored, this.nextCommitId);
    const commits: Commit[] = [];
    const results: Executed<S>[] = [];
    const fresh = new Set(ids.filter((id) => streams.get(id)?.version === 0));
    for (const { id, command } of commands) {
      const before = streams.get(id) ?? emptyStream(aggregate);
      const commit = await buildCommit(codec, aggregate, id, before.version, aggregate.decide(command, before.state), {
        commandId: this.nextCommitId,
        meta: this.meta,
      });
      const after = commit ? fold(aggregate, before, await codec.decode(aggregate, commit)) : before;
      if (commit) {
        commits.push(commit);
        streams.set(id, after);
        this.appends += 1;
      }
      results.push({ ...after, id, appended: commit?.events.length ?? 0, repeated: false });
    }
    if (commits.length === 0) return results;
    await this.insert(commits);
    const changed = results.filter(({ appended }) => appended > 0).map(({ id }) => id);
    const shown = [...new Set(changed)].map((id) => ({
      id,
      stream: streams.get(id) ?? emptyStream(aggregate),
      fresh: fresh.has(id),
    }));
    const projections = projectionsOf(this.parts.projections, aggregate);
    await writeProjections(db, projections, shown, this.session);
    return results;
  }

  /**
   * Reserves a unique name (a code, a slug) for `owner`.
   * @returns false if it is taken
   */
  async reserve(kind: string, name: string, owner: string): Promise<boolean> {
    const reservations = this.parts.db.collection<{ _id: string; owner: string }>('reservations');
    const _id = `${kind}:${name}`;
    const held = await reservations.findOne({ _id }, { session: this.session });
    if (held) return held.owner === owner;
    await reservations.insertOne({ _id, owner }, { session: this.session });
    return true;
  }

  async release(kind: string, name: string, owner: string): Promise<void> {
    const reservations = this.parts.db.collection<{ _id: string; owner: string }>('reservations');
    await reservations.deleteOne({ _id: `${kind}:${name}`, owner }, { session: this.session });
  }

  private async insert(commits: Commit[]): Promise<void> {
    try {
      await insertCommits(this.parts.db, commits, this.session);
    } catch (error) {
      throw error instanceof AppendError ? error.reason : error;
    }
  }

  private get nextCommitId(): string {
    return this.appends === 0 ? this.commandId : `${this.commandId}/${this.appends}`;
  }
}

function assertFirstTime(commits: readonly Commit[], commitId: string): void {
  if (commits.some((commit) => commit._id === commitId)) {
    throw new CommandRepeated();
  }
}
