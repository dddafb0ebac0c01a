import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainError, newId, type Clock } from '@stallbook/kernel';
import { CLOCK, DB, LOGGER, type Logger } from '@stallbook/platform';
import { MongoServerError, type ClientSession, type Db } from 'mongodb';
import { FILE_STORE, type FileStore } from './file-store.js';

interface Upload {
  _id: string;
  startedAt: Date;
  /** Somebody points to the file; until then it is an orphan in the making. */
  recorded: boolean;
  /** Whoever sends it at this moment; another may begin anew once nothing was heard of that for a while. */
  holder: string;
  aliveUntil: Date;
}

/** An upload that this process takes in. */
export interface Hold {
  fileId: string;
  holder: string;
}

const DUPLICATE_KEY = 11_000;
const ORPHAN_MS = 60 * 60_000;
const ALIVE_MS = 9_000;

const underWay = () => new DomainError('UPLOAD_UNDER_WAY', 'This file is already being uploaded.');

/** Which stored files belong to something. Written before the first byte, so that a crash leaves no file unknown. */
@Injectable()
export class Uploads implements OnModuleInit {
  constructor(
    @Inject(DB) private readonly db: Db,
    @Inject(FILE_STORE) private readonly store: FileStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.uploads.createIndex({ recorded: 1, startedAt: 1 });
  }

  /**
   * Takes an upload in. What a process that died had of it is taken away first.
   * @returns null where it was finished before
   * @throws DomainError UPLOAD_UNDER_WAY where the same file is being sent at this moment
   */
  async begin(fileId: string): Promise<Hold | null> {
    const hold = { fileId, holder: newId() };
    const fresh = { startedAt: this.clock.now(), recorded: false, holder: hold.holder, aliveUntil: this.aliveUntil() };
    try {
      await this.uploads.insertOne({ _id: fileId, ...fresh });
      return hold;
    } catch (error) {
      if (!(error instanceof MongoServerError && error.code === DUPLICATE_KEY)) throw error;
    }
    const abandoned = { _id: fileId, recorded: false, aliveUntil: { $not: { $gte: this.clock.now() } } };
    if (await this.uploads.findOneAndUpdate(abandoned, { $set: fresh })) {
      await this.store.delete(fileId);
      return hold;
    }
    if ((await this.uploads.findOne({ _id: fileId }))?.recorded) return null;
    throw underWay();
  }

  /** Says every few seconds that the upload is alive, until the returned function is called. */
  keepAlive({ fileId, holder }: Hold): () => void {
    const timer = setInterval(() => {
      // Should this fail until the hold runs out, another begins anew, and what is recorded here is refused.
      void this.uploads
        .updateOne({ _id: fileId, holder }, { $set: { aliveUntil: this.aliveUntil() } })
        .catch((err: unknown) => this.logger.warn({ err }, 'an upload could not be said to be alive'));
    }, ALIVE_MS / 3);
    return () => clearInterval(timer);
  }

  /**
   * With `session` it holds together with what points to the file.
   * @throws DomainError UPLOAD_UNDER_WAY where another has begun it anew
   */
  async record({ fileId, holder }: Hold, session?: ClientSession): Promise<void> {
    const options = session ? { session } : {};
    const { matchedCount } = await this.uploads.updateOne(
      { _id: fileId, holder },
      { $set: { recorded: true } },
      options,
    );
    if (matchedCount === 0) throw underWay();
  }

  /** After a failure. What was recorded all the same stays: the answer of a commit can be lost on its way. */
  async abandon({ fileId, holder }: Hold): Promise<void> {
    const mine = { _id: fileId, holder, recorded: false };
    const abandoned = newId();
    const found = await this.uploads.findOneAndUpdate(mine, {
      $set: { holder: abandoned, aliveUntil: this.aliveUntil() },
    });
    if (!found) return;
    await this.store.delete(fileId);
    await this.uploads.deleteOne({ _id: fileId, holder: abandoned });
  }

  async discard(id: string): Promise<void> {
    await this.store.delete(id);
    await this.uploads.deleteOne({ _id: id });
  }

  /** The files belong to nothing any more: the sweep takes them, should nobody do so before. */
  async orphan(ids: readonly string[], session: ClientSession): Promise<void> {
    await this.uploads.updateMany({ _id: { $in: [...ids] } }, { $set: { recorded: false } }, { session });
  }

  /** Takes away what was uploaded and never recorded. Returns how many there were. */
  async sweep(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - ORPHAN_MS);
    const orphans = await this.uploads.find({ recorded: false, startedAt: { $lt: before } }).toArray();
    for (const { _id } of orphans) await this.discard(_id);
    return orphans.length;
  }

  private aliveUntil(): Date {
    return new Date(this.clock.now().getTime() + ALIVE_MS);
  }

  private get uploads() {
    return this.db.collection<Upload>('uploads');
  }
}
