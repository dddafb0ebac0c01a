import { parseStreamId, streamOf, type Aggregate, type Clock, type EventOf, type EventTypes } from '@stallbook/kernel';
import { KeyedMutex } from '@stallbook/kernel/concurrency';
import { inTransaction } from '@stallbook/messaging';
import type { ClientSession, Db, MongoClient } from 'mongodb';
import { projectionsOf, type Projection } from '../projections/projection.js';
import type { EventCodec } from './codec.js';
import { scopedCommandId, type CommandContext } from './command-context.js';
import { commitsOf, type Commit, type CommitMeta, type RecordedEvent } from './commit.js';
import { assertFirstTime, decideOn, type Executed } from './decision.js';
import { CommandRepeated, ConcurrencyError, keyReused } from './errors.js';
import { GroupCommit } from './group-commit.js';
import type { KnownStream } from './loaded-stream.js';
import { StreamReader, type ReadOptions } from './reader.js';
import { retryTransient } from './retry.js';
import { StoreTransaction } from './transaction.js';

export interface EventStoreParts {
  client: MongoClient;
  db: Db;
  clock: Clock;
  codec: EventCodec;
  projections: readonly Projection[];
}

export class EventStore {
  private readonly streams = new KeyedMutex();
  private readonly reader: StreamReader;
  private readonly appends: GroupCommit;

  constructor(private readonly parts: EventStoreParts) {
    this.appends = new GroupCommit(parts);
    this.reader = new StreamReader(parts.db, parts.codec);
  }

  load<S, T extends EventTypes>(
    aggregate: Aggregate<S, T>,
    id: string,
    options?: ReadOptions,
  ): Promise<KnownStream<S>> {
    return this.reader.load(aggregate, id, options);
  }

  history<S, T extends EventTypes>(
    aggregate: Aggregate<S, T>,
    id: string,
    options?: ReadOptions,
  ): Promise<RecordedEvent<EventOf<T>>[]> {
    return this.reader.history(aggregate, id, options);
  }

  /**
   * Loads a stream, decides, appends, and updates the read models; retries after a lost race. A repeated command
   * changes nothing and returns the first state. `known` (a just loaded stream, or `newStream` for a new ID) saves a
   * load.
   */
  async execute<S, T extends EventTypes, C>(
    aggregate: Aggregate<S, T, C>,
    id: string,
    context: CommandContext,
    command: NoInfer<C>,
    known?: KnownStream<S>,
  ): Promise<Executed<S>> {
    let start = known;
    const attempt = async () => {
      const from = start;
      start = undefined;
      try {
        return await this.append(aggregate, id, context, command, from);
      } catch (error) {
        if (!(error instanceof CommandRepeated)) throw error;
        await this.assertSameInput(context);
        return this.answerOf(aggregate, context);
      }
    };
    const { deadline } = context;
    return this.streams.run(streamOf(aggregate, id), () => retryTransient(attempt, { deadline }), deadline);
  }

  /**
   * Runs several streams and reservations in one transaction. For a repeated command the work throws `CommandRepeated`,
   * and `repeated` provides the result. With `session`, joins a running transaction.
   */
  async transaction<R>(
    context: CommandContext,
    work: (tx: StoreTransaction) => Promise<R>,
    options: { session?: ClientSession; repeated?: () => Promise<R> } = {},
  ): Promise<R> {
    const run = (session: ClientSession) => work(this.newTransaction(session, context));
    const attempt = async () => {
      try {
        return await (options.session ? run(options.session) : inTransaction(this.parts.client, run));
      } catch (error) {
        if (!(error instanceof CommandRepeated && options.repeated)) throw error;
        await this.assertSameInput(context);
        return options.repeated();
      }
    };
    return options.session ? attempt() : retryTransient(attempt, { deadline: context.deadline });
  }

  /** What the first run of a repeated command answered. */
  async answerOf<S, T extends EventTypes>(aggregate: Aggregate<S, T>, context: CommandContext): Promise<Executed<S>> {
    const commit = await this.firstRun(context);
    const { id } = parseStreamId(commit.streamId);
    const upTo = commit.firstVersion + commit.events.length - 1;
    return { ...(await this.reader.load(aggregate, id, { upTo })), id, appended: [], repeated: true };
  }

  /** @throws ConcurrencyError while a failover could still undo it */
  private async firstRun(context: CommandContext): Promise<Commit> {
    const commit = await commitsOf(this.parts.db).findOne({ _id: scopedCommandId(context) });
    if (!commit) throw new ConcurrencyError();
    return commit;
  }

  /** @throws DomainError IDEMPOTENCY_KEY.REUSED if the first command with this ID had a different input */
  private async assertSameInput(context: CommandContext): Promise<void> {
    const first = (await this.firstRun(context)).meta.inputDigest;
    const { inputDigests = [] } = context;
    if (first === undefined || inputDigests.length === 0 || inputDigests.includes(first)) return;
    throw keyReused();
  }

  private async append<S, T extends EventTypes, C>(
    aggregate: Aggregate<S, T, C>,
    id: string,
    context: CommandContext,
    command: C,
    known?: KnownStream<S>,
  ): Promise<Executed<S>> {
    const commandId = scopedCommandId(context);
    const before = known ?? (await this.reader.load(aggregate, id));
    assertFirstTime(before.commits, commandId);
    const meta = this.metaOf(context);
    const { commit, executed } = await decideOn(
      this.parts.codec,
      aggregate,
      { id, before },
      { command, commandId, meta },
    );
    if (commit) {
      const projections = projectionsOf(this.parts.projections, aggregate);
      await this.appends.add({ commit, projections, changed: { id, before, after: executed } });
    }
    return executed;
  }

  private newTransaction(session: ClientSession, context: CommandContext): StoreTransaction {
    const { db, codec, projections } = this.parts;
    return new StoreTransaction(session, scopedCommandId(context), this.metaOf(context), {
      db,
      codec,
      reader: this.reader,
      projections,
    });
  }

  private metaOf(context: CommandContext): CommitMeta {
    const { actorId, correlationId, causationId, inputDigests: [inputDigest] = [], occurredAt } = context;
    return {
      actorId,
      correlationId,
      ...(causationId && { causationId }),
      ...(inputDigest && { inputDigest }),
      occurredAt: occurredAt ?? this.parts.clock.now(),
    };
  }
}
