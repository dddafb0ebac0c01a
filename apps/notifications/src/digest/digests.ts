import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import { nextDigestAt } from '../preference/local-times.js';
import { kindOf } from '../preference/preference-kinds.js';
import { PREFERENCES, type PreferenceDocument } from '../preference/preference.schema.js';
import type { Choices } from '../preference/preferences.js';
import { DIGEST_ITEMS, type DigestItem } from './digest-item.schema.js';
import type { NewNotification } from '../notification/new-notification.js';

/** Collects what goes into daily emails. */
@Injectable()
export class Digests {
  constructor(
    @InjectModel(DIGEST_ITEMS) private readonly items: Model<DigestItem>,
    @InjectModel(PREFERENCES) private readonly preferences: Model<PreferenceDocument>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async collect(notifications: readonly NewNotification[], chosen: Choices, session: ClientSession): Promise<void> {
    const items = notifications
      .filter(({ userId, type }) => chosen.get(userId)?.digested.includes(kindOf(type)))
      .map(({ id: _id, userId: personId, link: _link, at: createdAt, ...notification }): DigestItem => {
        return { ...notification, _id, personId, kind: kindOf(notification.type), createdAt };
      });
    if (items.length === 0) return;
    await this.items.insertMany(items, { session });
    for (const _id of new Set(items.map(({ personId }) => personId))) {
      const due = nextDigestAt(this.clock.now(), chosen.get(_id)?.timeZone ?? 'UTC');
      const digestDueAt = { $ifNull: ['$digestDueAt', due] };
      const writes = { $add: [{ $ifNull: ['$writes', 0] }, 1] };
      await this.preferences.updateOne({ _id }, [{ $set: { digestDueAt, writes } }], { session, updatePipeline: true });
    }
  }

  /** Removes and returns the first items of these kinds. `more` counts the others. */
  async take(
    personId: string,
    { kinds, limit }: { kinds: readonly string[]; limit: number },
    session: ClientSession,
  ): Promise<{ items: DigestItem[]; more: number }> {
    const wanted = { personId, kind: { $in: [...kinds] } };
    const items = await this.items.find(wanted, null, { session }).sort({ createdAt: 1 }).limit(limit).lean();
    await this.items.deleteMany({ _id: { $in: items.map(({ _id }) => _id) } }, { session });
    const more = items.length < limit ? 0 : await this.items.countDocuments(wanted, { session });
    return { items, more };
  }

  async drop(personId: string, session: ClientSession): Promise<void> {
    await this.items.deleteMany({ personId }, { session });
  }

  async forget(personId: string, session: ClientSession): Promise<void> {
    const unnamed = [{ $set: { body: '$names.body' } }, { $unset: 'names' }];
    await this.items.updateMany({ 'names.personId': personId }, unnamed, { session, updatePipeline: true });
    await this.drop(personId, session);
  }
}
