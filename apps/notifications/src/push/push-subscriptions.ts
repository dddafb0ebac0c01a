import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { SubscribeToPushInput } from '@stallbook/contracts';
import { inChunks, type Actor, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import { PUSH_SUBSCRIPTIONS, type PushSubscriptionDocument } from './push.schema.js';

const BROWSERS_PER_PERSON = 10;
/** A delete names so many sessions, because its size is limited. */
const PAGE = 1_000;

const idOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex');

@Injectable()
export class PushSubscriptions {
  constructor(
    @InjectModel(PUSH_SUBSCRIPTIONS) private readonly subscriptions: Model<PushSubscriptionDocument>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** A browser belongs to the person who used it last. The oldest browsers of a person make room. */
  async add({ id: personId, sessionId }: Actor, input: SubscribeToPushInput): Promise<void> {
    const { endpoint, p256dh, auth } = input;
    const set = { personId, ...(sessionId && { sessionId }), endpoint, p256dh, auth, createdAt: this.clock.now() };
    await this.subscriptions.updateOne({ _id: idOf(endpoint) }, { $set: set }, { upsert: true });
    const surplus = await this.subscriptions
      .find({ personId }, { _id: 1 })
      .sort({ createdAt: -1 })
      .skip(BROWSERS_PER_PERSON)
      .lean();
    if (surplus.length > 0) await this.subscriptions.deleteMany({ _id: { $in: surplus.map(({ _id }) => _id) } });
  }

  async remove(personId: string, endpoint: string): Promise<void> {
    await this.subscriptions.deleteOne({ _id: idOf(endpoint), personId });
  }

  find(_id: string): Promise<PushSubscriptionDocument | null> {
    return this.subscriptions.findById(_id).lean();
  }

  ofAll(people: readonly string[], session: ClientSession): Promise<PushSubscriptionDocument[]> {
    return this.subscriptions.find({ personId: { $in: [...new Set(people)] } }, null, { session }).lean();
  }

  /** Unless the browser subscribed again since. */
  async gone({ _id, p256dh }: PushSubscriptionDocument): Promise<void> {
    await this.subscriptions.deleteOne({ _id, p256dh });
  }

  async endWith(sessionIds: readonly string[]): Promise<void> {
    for (const some of inChunks(sessionIds, PAGE)) await this.subscriptions.deleteMany({ sessionId: { $in: some } });
  }

  async forget(personId: string, session: ClientSession): Promise<void> {
    await this.subscriptions.deleteMany({ personId }, { session });
  }
}
