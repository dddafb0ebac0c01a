import { DomainError, type Aggregate, type EventOf, type EventTypes } from '@stallbook/kernel';
import type { ClientSession, Db } from 'mongodb';
import { projectionsOf, type Projection } from '../projections/projection.js';
import { writeProjections, type Changed } from '../projections/projection-writer.js';
import type { EventCodec } from './codec.js';
import { commitsOf, type Commit, type CommitMeta } from './commit.js';
import { assertFirstTime, decideOn, type Decision, type Executed } from './decision.js';
import { AppendError, CommandRepeated } from './errors.js';
import { insertCommits } from './insert-commits.js';
import { loadMany } from './load-many.js';
import { emptyStream, type KnownStream, type LoadedStream } from './loaded-stream.js';
import type { StreamReader } from './reader.js';

/** A command that its decider refused. */
export interface Refused<C> {
  id: string;
  command: C;
  error: DomainError;
}

/** Commands on several streams, and reservations, that succeed or fail together. */
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
    const before = known ?? (await this.load(aggregate, id));
    assertFirstTime(before.commits, this.commitId());
    const decision = await this.decide(aggregate, { id, before }, command);
    await this.write(aggregate, [decision]);
    return decision.executed as unknown as Executed<S, EventOf<T>>;
  }

  /**
   * Like `execute` for many streams of one aggregate, in three round trips. Decisions run in order, and a repeated ID
   * sees the previous result. One refusal refuses all.
   */
  async executeMany<S, T extends EventTypes, C>(
    aggregate: Aggregate<S, T, C>,
    commands: readonly { id: string; command: NoInfer<C> }[],
  ): Promise<Executed<S>[]> {
    const { decisions, refused } = await this.decideEach(aggregate, commands);
    if (refused[0]) throw refused[0].error;
    return this.write(aggregate, decisions);
  }

  /** Like `executeMany`, but a refused command leaves its stream as it is, and the others are executed. */
  async executeEach<S, T extends EventTypes, C>(
    aggregate: Aggregate<S, T, C>,
    commands: readonly { id: string; command: NoInfer<C> }[],
  ): Promise<{ executed: Executed<S>[]; refused: Refused<C>[] }> {
    const { decisions, refused } = await this.decideEach(aggregate, commands);
    return { executed: await this.write(aggregate, decisions), refused };
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
  ): Promise<{ decisions: Decision<S>[]; refused: Refused<C>[] }> {
    const ids = commands.map(({ id }) => id);
    const { streams, commits } = await loadMany(this.parts, aggregate, ids, this.session);
    assertFirstTime(commits, this.commitId());
    const decisions: Decision<S>[] = [];
    const refused: Refused<C>[] = [];
    let appends = 0;
    for (const { id, command } of commands) {
      const before = streams.get(id) ?? emptyStream(aggregate);
      try {
        const decision = await this.decide(aggregate, { id, before }, command, appends);
        decisions.push(decision);
        if (!decision.commit) continue;
        streams.set(id, decision.executed);
        appends += 1;
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        refused.push({ id, command, error });
      }
    }
    return { decisions, refused };
  }

  private decide<S, T extends EventTypes, C>(
    aggregate: Aggregate<S, T, C>,
    stream: { id: string; before: LoadedStream<S> },
    command: C,
    appends = 0,
  ): Promise<Decision<S>> {
    const { meta } = this;
    return decideOn(this.parts.codec, aggregate, stream, { command, commandId: this.commitId(appends), meta });
  }

  private async write<S, T extends EventTypes>(
    aggregate: Aggregate<S, T>,
    decisions: readonly Decision<S>[],
  ): Promise<Executed<S>[]> {
    const commits = decisions.flatMap(({ commit }) => commit ?? []);
    if (commits.length > 0) {
      await this.insert(commits);
      this.appends += commits.length;
      const changed = new Map<string, Changed<S>>();
      for (const { before, commit, executed: after } of decisions) {
        if (commit) changed.set(after.id, { id: after.id, before: changed.get(after.id)?.before ?? before, after });
      }
      const projections = projectionsOf(this.parts.projections, aggregate);
      await writeProjections(this.parts.db, projections, [...changed.values()], this.session);
    }
    return decisions.map(({ executed }) => executed);
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

const reservationsOf = (db: Db) => db.collection<{ _id: string; owner: string }>('reservations');
