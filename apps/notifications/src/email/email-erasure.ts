import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Language, type LanguageCode } from '@stallbook/contracts';
import type { Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import { translateFeedText } from '../notification/translate.js';
import { FORMER_MEMBER } from '../replicas/replicas.js';
import { EMAILS, type EmailDocument } from './email.schema.js';
import { itemsIn, joinedItems } from './templates/items.js';

const NAMES_ERASED = 'It names a person who erased their account.';

@Injectable()
export class EmailErasure {
  constructor(
    @InjectModel(EMAILS) private readonly emails: Model<EmailDocument>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Deletes emails to the person and removes their name from emails to others that wait or are tried again. */
  async forget(personId: string, addresses: readonly string[], session: ClientSession): Promise<void> {
    await this.emails.deleteMany({ personId }, { session });
    // An erasure is announced again later, when the address may have a new account.
    await this.emails.deleteMany({ addressHash: { $in: [...addresses] }, personId: null }, { session });
    const unnamed = (language: LanguageCode) => ({
      'message.data.vendor_name': translateFeedText(language, FORMER_MEMBER),
    });
    const named = { names: personId, 'message.data.vendor_name': { $exists: true } };
    await this.emails.updateMany(named, { $set: unnamed('en') }, { session });
    for (const language of Object.values(Language))
      await this.emails.updateMany(
        { ...named, 'message.language': language },
        { $set: unnamed(language) },
        { session },
      );
    await this.forgetInItems(personId, session);
    const unsent = { names: personId, status: { $in: ['queued' as const, 'failed' as const] } };
    // Also of one that is not enqueued: that may be happening now, with the text that was read before.
    await this.emails.updateMany(unsent, { $set: { oldJobSince: this.clock.now() } }, { session });
    // The job of a failed email has its text and can be repeated.
    const failed = { names: personId, status: 'failed' as const };
    await this.emails.updateMany(failed, { $set: { status: 'withheld', error: NAMES_ERASED } }, { session });
    await this.emails.updateMany({ names: personId }, { $pull: { names: personId } }, { session });
  }

  private async forgetInItems(personId: string, session: ClientSession): Promise<void> {
    const named = { names: personId, 'unnamedItems.personId': personId };
    for (const { _id, message, unnamedItems } of await this.emails.find(named, null, { session }).lean()) {
      const items = itemsIn(message?.data['items'] ?? '');
      for (const { place, text } of unnamedItems?.filter((item) => item.personId === personId) ?? [])
        items[place] = text;
      const rewritten = { 'message.data.items': joinedItems(items) };
      await this.emails.updateOne({ _id }, { $set: rewritten, $pull: { unnamedItems: { personId } } }, { session });
    }
  }
}
