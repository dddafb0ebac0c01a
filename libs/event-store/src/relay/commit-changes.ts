import {
  MongoServerError,
  Timestamp,
  type ChangeStream,
  type ChangeStreamInsertDocument,
  type Db,
  type MongoClient,
} from 'mongodb';
import { COMMITS, commitsOf, type Commit } from '../store/commit.js';

const OVERLAP_SECONDS = 2;
const NEW = { operationType: 'insert' };
const UNAUTHORIZED = 13;

type Insert = ChangeStreamInsertDocument<Commit>;

export interface FedCommit {
  commit: Commit;
  at: Timestamp;
}

export interface CommitListener {
  take(fed: FedCommit): void;
  /** The stream ended; listeners must start over. */
  fail(error: Error): void;
}

export interface CommitChanges {
  follow(db: Db, listener: CommitListener): Promise<() => Promise<void>>;
}

export const ownChanges: CommitChanges = {
  async follow(db, listener) {
    const startAtOperationTime = await shortlyBefore(db);
    const stream = commitsOf(db).watch<Commit, Insert>([{ $match: NEW }], { startAtOperationTime });
    return notify(
      stream,
      (change) => listener.take(fedOf(change)),
      (error) => listener.fail(error),
    );
  },
};

/**
 * One change stream for all services of a process, because MongoDB wakes every open stream on every write. A follower
 * that joins later finds earlier commits in the store. Falls back to a stream per database if the MongoDB user may not
 * follow the cluster.
 */
export class SharedChanges implements CommitChanges {
  private readonly listeners = new Map<CommitListener, string>();
  private stream: Promise<ClosingStream> | undefined;
  private forbidden = false;

  constructor(
    private readonly client: MongoClient,
    private readonly databases: RegExp,
  ) {}

  async follow(db: Db, listener: CommitListener): Promise<() => Promise<void>> {
    if (this.forbidden) return ownChanges.follow(db, listener);
    this.listeners.set(listener, db.databaseName);
    const opening = (this.stream ??= this.open());
    try {
      await opening;
    } catch (error) {
      this.listeners.delete(listener);
      if (this.stream === opening) this.stream = undefined;
      throw error;
    }
    return () => this.leave(listener);
  }

  private async open(): Promise<ClosingStream> {
    const startAtOperationTime = await shortlyBefore(this.client.db('admin'));
    const match = { ...NEW, 'ns.db': this.databases, 'ns.coll': COMMITS };
    const stream = this.client.watch<Commit, Insert>([{ $match: match }], { startAtOperationTime });
    return notify(
      stream,
      (change) => this.take(change),
      (error) => this.fail(error),
    );
  }

  private take(change: Insert): void {
    for (const [listener, name] of this.listeners) if (name === change.ns.db) listener.take(fedOf(change));
  }

  private fail(error: Error): void {
    this.forbidden = error instanceof MongoServerError && error.code === UNAUTHORIZED;
    const failed = [...this.listeners.keys()];
    this.listeners.clear();
    this.stream = undefined;
    for (const listener of failed) listener.fail(error);
  }

  private async leave(listener: CommitListener): Promise<void> {
    this.listeners.delete(listener);
    if (this.listeners.size > 0) return;
    const stream = this.stream;
    this.stream = undefined;
    await (
      await stream
    )?.();
  }
}

type ClosingStream = () => Promise<void>;

function notify(
  stream: ChangeStream<Commit, Insert>,
  take: (change: Insert) => void,
  fail: (error: Error) => void,
): ClosingStream {
  let over = false;
  const end = (error: Error) => {
    if (!over) fail(error);
    over = true;
  };
  stream.on('change', (change) => !over && take(change));
  stream.on('error', end);
  stream.on('close', () => end(new Error('the change stream was closed')));
  return async () => {
    over = true;
    await stream.close();
  };
}

const fedOf = (change: Insert): FedCommit => ({
  commit: change.fullDocument,
  at: change.clusterTime ?? new Timestamp(0n),
});

export async function operationTimeOf(db: Db): Promise<Timestamp> {
  const { operationTime } = await db.command({ ping: 1 });
  return operationTime as Timestamp;
}

/** Every commit before this time is visible to the majority reads of a catch-up, however far the replicas lag. */
async function shortlyBefore(db: Db): Promise<Timestamp> {
  const { lastWrite } = await db.command({ hello: 1 });
  const { ts } = (lastWrite as { majorityOpTime: { ts: Timestamp } }).majorityOpTime;
  return new Timestamp({ t: ts.getHighBits() - OVERLAP_SECONDS, i: 1 });
}
