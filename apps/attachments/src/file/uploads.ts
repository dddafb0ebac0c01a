import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Reaction } from '@stallbook/event-store';
import { DAY_MS, HOUR_MS, DomainError, newId, type Clock } from '@stallbook/kernel';
import { isDuplicateKey, withTransaction } from '@stallbook/messaging';
import { CLOCK, LOGGER, MONGO_CLIENT, type Logger } from '@stallbook/platform';
import type { ClientSession, MongoClient } from 'mongodb';
import type { Model, QueryFilter } from 'mongoose';
import { IMAGES, type ImageRecord } from '../image/image.schema.js';
import { MESSAGE_FILES, type MessageFileRecord } from '../message-file/message-file.schema.js';
import { despiteFailures } from './despite-failures.js';
import { FILE_STORE, type FileStore } from './file-store.js';
import { UPLOADS, type Upload } from './upload.schema.js';

/** An upload that this process receives. */
export interface Hold {
  fileId: string;
  holder: string;
}

const ORPHAN_MS = HOUR_MS;
/** The message that something shows a complete file can be late. */
const UNUSED_MS = 7 * DAY_MS;
const ALIVE_MS = 9_000;

const underWay = () => new DomainError('UPLOAD_UNDER_WAY', 'This file is already being uploaded.');

/** Tracks every stored file. Written before the first byte, so a crash leaves no untracked file. */
@Injectable()
export class Uploads {
  constructor(
    @InjectModel(UPLOADS) private readonly uploads: Model<Upload>,
    @InjectModel(IMAGES) private readonly images: Model<ImageRecord>,
    @InjectModel(MESSAGE_FILES) private readonly messageFiles: Model<MessageFileRecord>,
    @Inject(MONGO_CLIENT) private readonly client: MongoClient,
    @Inject(FILE_STORE) private readonly store: FileStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Starts to receive a file, and deletes what a crashed process left of it.
   * @returns null if the file is already stored
   * @throws DomainError UPLOAD_UNDER_WAY if the file is being received now
   */
  async begin(
    fileId: string,
    { files = [fileId], expiresAt }: { files?: readonly string[]; expiresAt?: Date } = {},
  ): Promise<Hold | null> {
    const hold = { fileId, holder: newId() };
    const fresh = {
      startedAt: this.clock.now(),
      ...(expiresAt && { expiresAt }),
      recorded: false,
      holder: hold.holder,
      aliveUntil: this.aliveUntil(),
      complete: false,
      files: [...files],
    };
    try {
      await this.uploads.create({ _id: fileId, ...fresh });
      return hold;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    const abandoned = {
      _id: fileId,
      recorded: false,
      complete: { $ne: true },
      aliveUntil: { $not: { $gte: this.clock.now() } },
    };
    if (await this.uploads.findOneAndUpdate(abandoned, { $set: fresh }).lean()) {
      await this.deleteAll(files);
      return hold;
    }
    const known = await this.uploads.findOne({ _id: fileId }).lean();
    if (known?.recorded || known?.complete) return null;
    throw underWay();
  }

  /** Extends the hold every few seconds, until the returned function is called. */
  keepAlive({ fileId, holder }: Hold): () => void {
    const timer = setInterval(() => {
      // If this fails until the hold expires, another process may start over, and `record` is refused here.
      void this.uploads
        .updateOne({ _id: fileId, holder }, { $set: { aliveUntil: this.aliveUntil() } })
        .catch((err: unknown) => this.logger.warn({ err }, 'the hold of an upload could not be extended'));
    }, ALIVE_MS / 3);
    return () => clearInterval(timer);
  }

  /**
   * With `session`, in the transaction of the file's owner.
   * @throws DomainError UPLOAD_UNDER_WAY if another process started over
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

  /**
   * After a failure, which another one never hides: the cleaner deletes what is left. Keeps a recorded file: the
   * response of a commit can be lost.
   */
  async abandon({ fileId, holder }: Hold): Promise<void> {
    try {
      await this.deleteIf({ _id: fileId, holder, recorded: false, complete: { $ne: true } });
    } catch (err) {
      this.logger.warn({ err, fileId }, 'an abandoned upload is deleted later');
    }
  }

  /** The file is complete, but nothing shows it yet. The cleaner deletes it unless `keep` comes first. */
  async finish({ fileId, holder }: Hold): Promise<void> {
    const { matchedCount } = await this.uploads.updateOne({ _id: fileId, holder }, { $set: { complete: true } });
    if (matchedCount === 0) throw underWay();
  }

  /** Something shows the files now. */
  async keep(ids: readonly string[], session: ClientSession): Promise<void> {
    await this.uploads.updateMany({ _id: { $in: [...ids] } }, { $set: { recorded: true } }, { session });
  }

  async discard(id: string): Promise<void> {
    const found = await this.uploads.findOne({ _id: id }).lean();
    await this.deleteAll(found?.files ?? [id]);
    await this.images.deleteOne({ _id: id });
    await this.messageFiles.deleteOne({ _id: id });
    await this.uploads.deleteOne({ _id: id });
  }

  /** The files no longer belong to anything; the cleaner deletes them if `discard` does not. */
  async orphan(ids: readonly string[], session: ClientSession): Promise<void> {
    await this.uploads.updateMany(
      { _id: { $in: [...ids] } },
      { $set: { recorded: false, complete: false } },
      { session },
    );
  }

  /** Deletes images and files of messages, first their records and then their contents. */
  async drop(ids: readonly string[], { session, afterwards }: Pick<Reaction, 'session' | 'afterwards'>): Promise<void> {
    if (ids.length === 0) return;
    await this.forget(ids, session);
    await this.orphan(ids, session);
    afterwards(async () => {
      for (const id of ids) await this.discard(id);
    });
  }

  /** Nothing shows the files now. The cleaner deletes them in a week unless `keep` comes first. */
  async release(ids: readonly string[], session: ClientSession): Promise<void> {
    const released = { recorded: false, complete: true, startedAt: this.clock.now() };
    await this.uploads.updateMany({ _id: { $in: [...ids] } }, { $set: released }, { session });
  }

  /** Deletes files that belong to nothing, and expired ones. @returns their number */
  async deleteOrphans(stop?: AbortSignal): Promise<number> {
    const which = {
      $or: [
        { recorded: false, startedAt: { $lt: this.ago(ORPHAN_MS) }, complete: { $ne: true } },
        { recorded: false, startedAt: { $lt: this.ago(UNUSED_MS) } },
        { expiresAt: { $lt: this.clock.now() } },
      ],
    };
    const orphans = this.uploads.find(which, { startedAt: 1, recorded: 1 }).lean().cursor();
    let deleted = 0;
    const remove = async ({ _id, startedAt, recorded }: Pick<Upload, '_id' | 'startedAt' | 'recorded'>) => {
      if (await this.deleteIf({ _id, startedAt, recorded })) deleted += 1;
    };
    await despiteFailures(orphans, remove, stop);
    return deleted;
  }

  /** What makes use of a file finds its record, so the record goes first. @returns whether the file was as expected */
  private async deleteIf(expected: QueryFilter<Upload>): Promise<boolean> {
    const holder = newId();
    const taken = await withTransaction(this.client, async (session) => {
      const update = { $set: { holder, complete: false, aliveUntil: this.aliveUntil() } };
      const found = await this.uploads.findOneAndUpdate(expected, update, { session }).lean();
      if (found) await this.forget([found._id], session);
      return found;
    });
    if (!taken) return false;
    await this.deleteAll(taken.files ?? [taken._id]);
    await this.uploads.deleteOne({ _id: taken._id, holder });
    return true;
  }

  private async forget(ids: readonly string[], session: ClientSession): Promise<void> {
    const which = { _id: { $in: [...ids] } };
    await this.images.deleteMany(which, { session });
    await this.messageFiles.deleteMany(which, { session });
  }

  private async deleteAll(files: readonly string[]): Promise<void> {
    for (const file of files) await this.store.delete(file);
  }

  private ago(ms: number): Date {
    return new Date(this.clock.now().getTime() - ms);
  }

  private aliveUntil(): Date {
    return new Date(this.clock.now().getTime() + ALIVE_MS);
  }
}
