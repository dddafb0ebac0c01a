import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { BroadcastStatus as Status, SHOWN_BROADCASTS, type BroadcastGroupInput } from '@stallbook/contracts';
import { alreadyExists, type Clock } from '@stallbook/kernel';
import { CLOCK, type WorkStore } from '@stallbook/platform';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import { BROADCASTS, type BroadcastDocument } from './broadcast.schema.js';

interface NewBroadcast {
  id: string;
  organizerId: string;
  to: BroadcastGroupInput;
  content: string;
  applicationIds: readonly string[];
}

interface Outcome {
  delivered: string[];
  notReached: string[];
}

@Injectable()
export class Broadcasts implements WorkStore {
  constructor(
    @InjectModel(BROADCASTS) private readonly broadcasts: Model<BroadcastDocument>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Idempotent by ID. */
  async begin({ id, organizerId, to, content, applicationIds }: NewBroadcast): Promise<BroadcastDocument> {
    const { eventId: marketEventId, group, category } = to;
    const facts = { organizerId, marketEventId, group, category: category ?? null, content, applicationIds };
    const progress = { status: Status.sending, cursor: 0, delivered: 0, notReached: [] };
    const createdAt = this.clock.now();
    const update = { $setOnInsert: { ...facts, ...progress, createdAt } };
    await this.broadcasts.updateOne({ _id: id }, update, { upsert: true });
    return (await this.own(id, organizerId))!;
  }

  /** @throws DomainError ALREADY_EXISTS if another person has one with this ID */
  async own(_id: string, organizerId: string): Promise<BroadcastDocument | null> {
    const found = await this.find(_id);
    if (found && found.organizerId !== organizerId) throw alreadyExists('This message was already sent.');
    return found;
  }

  find(_id: string): Promise<BroadcastDocument | null> {
    return this.broadcasts.findOne({ _id }).lean().exec();
  }

  /** Newest first. */
  about(marketEventId: string, organizerId: string): Promise<BroadcastDocument[]> {
    return this.broadcasts
      .find({ organizerId, marketEventId })
      .sort({ createdAt: -1 })
      .limit(SHOWN_BROADCASTS)
      .lean()
      .exec();
  }

  async *unfinished(): AsyncGenerator<string> {
    for await (const { _id } of this.broadcasts.find({ status: Status.sending }, { _id: 1 })) yield _id;
  }

  /** If two jobs run the same step, only one advances. */
  async moveOn({ _id, cursor, applicationIds }: BroadcastDocument, outcome: Outcome): Promise<void> {
    const next = cursor + outcome.delivered.length + outcome.notReached.length;
    await this.broadcasts.updateOne(
      { _id, status: Status.sending, cursor },
      {
        $set: { cursor: next, status: next >= applicationIds.length ? Status.sent : Status.sending },
        $inc: { delivered: outcome.delivered.length },
        $push: { notReached: { $each: outcome.notReached } },
      },
    );
  }

  async forget(organizerId: string, session: ClientSession): Promise<void> {
    await this.broadcasts.deleteMany({ organizerId }, { session });
  }
}
