import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainError, type Clock } from '@stallbook/kernel';
import { CLOCK, DB } from '@stallbook/platform';
import { MongoServerError, type ClientSession, type Db } from 'mongodb';
import { FILE_STORE, type FileStore } from './file-store.js';

interface Upload {
  _id: string;
  startedAt: Date;
  /** Somebody points to the file; until then it is an orphan in the making. */
  recorded: boolean;
}

const DUPLICATE_KEY = 11_000;
const ORPHAN_MS = 60 * 60_000;

/** Which stored files belong to something. Written before the first byte, so that a crash leaves no file unknown. */
@Injectable()
export class Uploads implements OnModuleInit {
  constructor(
    @Inject(DB) private readonly db: Db,
    @Inject(FILE_STORE) private readonly store: FileStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.uploads.createIndex({ recorded: 1, startedAt: 1 });
  }

  /** @throws DomainError UPLOAD_UNDER_WAY where the same file is being sent at this moment */
  async begin(id: string): Promise<'begun' | 'finished before'> {
    try {
      await this.uploads.insertOne({ _id: id, startedAt: this.clock.now(), recorded: false });
      return 'begun';
    } catch (error) {
      if (!(error instanceof MongoServerError && error.code === DUPLICATE_KEY)) throw error;
      const known = await this.uploads.findOne({ _id: id });
      if (known?.recorded) return 'finished before';
      throw new DomainError('UPLOAD_UNDER_WAY', 'This file is already being uploaded.');
    }
  }

  /** With `session` it holds together with what points to the file. */
  async record(id: string, session?: ClientSession): Promise<void> {
    await this.uploads.updateOne({ _id: id }, { $set: { recorded: true } }, session ? { session } : {});
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

  private get uploads() {
    return this.db.collection<Upload>('uploads');
  }
}
