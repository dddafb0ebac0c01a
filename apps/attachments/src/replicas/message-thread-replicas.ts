import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { messageThreadPeopleChanged } from '@stallbook/contracts';
import { keepNewest, Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import type { Model } from 'mongoose';
import { MESSAGE_THREAD_REPLICAS, type MessageThreadReplica } from './message-thread-replica.schema.js';

/** Who left a conversation. Its other people are named by its images and files. */
@Injectable()
export class MessageThreadReplicas {
  private readonly collection: Collection<MessageThreadReplica>;

  constructor(
    @InjectModel(MESSAGE_THREAD_REPLICAS) private readonly threads: Model<MessageThreadReplica>,
    @Inject(DB) db: Db,
  ) {
    this.collection = db.collection<MessageThreadReplica>(MESSAGE_THREAD_REPLICAS);
  }

  @Reacts(messageThreadPeopleChanged)
  save(
    { threadId: _id, leftIds }: IntegrationData<typeof messageThreadPeopleChanged>,
    { write, message: { sequence: revision } }: Reaction,
  ): void {
    write(this.collection, keepNewest<MessageThreadReplica>({ _id, revision, leftIds }));
  }

  /** Those of the conversations that the person left. */
  async leftBy(personId: string, threadIds: readonly string[]): Promise<Set<string>> {
    const left = await this.threads.find({ _id: { $in: [...threadIds] }, leftIds: personId }, { _id: 1 }).lean();
    return new Set(left.map(({ _id }) => _id));
  }
}
