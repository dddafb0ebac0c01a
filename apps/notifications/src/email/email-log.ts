import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { ATTEMPTS_KEPT, EmailType, type RecordEmailInput } from '@stallbook/contracts';
import type { Clock } from '@stallbook/kernel';
import { isDuplicateKey } from '@stallbook/messaging';
import { AddressHash, CLOCK } from '@stallbook/platform';
import type { Model } from 'mongoose';
import { EMAILS, type EmailDocument } from './email.schema.js';

type Known = 'type' | 'status' | 'occurredAt' | 'error' | 'personId' | 'about' | 'trigger' | 'message';

/** What a later one about the same application or event makes untrue. */
const overtakenBy: Partial<Record<`${EmailType}`, readonly `${EmailType}`[]>> = {
  booth_changed: [EmailType.booth_changed],
  event_changed: [EmailType.applied_event_canceled],
  applied_event_hidden: [EmailType.applied_event_restored, EmailType.applied_event_canceled],
  applied_event_restored: [EmailType.applied_event_hidden, EmailType.applied_event_canceled],
  event_taken_down: [EmailType.event_restored],
  event_restored: [EmailType.event_taken_down],
  event_transferred: [EmailType.event_transferred],
};

/** The delivery of each email, including those that other services enqueued. */
@Injectable()
export class EmailLog {
  constructor(
    @InjectModel(EMAILS) private readonly emails: Model<EmailDocument>,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly hash: AddressHash,
  ) {}

  find(id: string): Promise<Pick<EmailDocument, Known> | null> {
    return this.emails
      .findById(id, { type: 1, status: 1, occurredAt: 1, error: 1, personId: 1, about: 1, trigger: 1, message: 1 })
      .lean();
  }

  /** A mail server can put off an email for hours and take the next one, and a dead letter can be handled late. */
  async isOvertaken({ type: earlier, occurredAt, personId, about }: Pick<EmailDocument, Known>): Promise<boolean> {
    const types = overtakenBy[earlier];
    if (!types || !about || !occurredAt) return false;
    const { marketEventId, applicationId = null } = about;
    const sameSubject = { 'about.marketEventId': marketEventId, 'about.applicationId': applicationId };
    const later = { personId, type: { $in: types }, ...sameSubject, occurredAt: { $gt: occurredAt } };
    return (await this.emails.exists(later)) !== null;
  }

  /** null while the email waits or is being sent. */
  settled(id: string): Promise<Pick<EmailDocument, 'status' | 'error'> | null> {
    return this.emails.findOne({ _id: id, status: { $ne: 'queued' } }, { status: 1, error: 1 }).lean();
  }

  /** A sent email stays sent. */
  async settle({ id, type, to, status, error: reason }: RecordEmailInput): Promise<void> {
    const now = this.clock.now();
    const error = reason ?? null;
    const isSettled = status !== 'delayed';
    const known = { type, ...(to && { addressHash: this.hash.of(to) }) };
    const settled = isSettled ? { status, settledAt: now, error, message: null } : {};
    const fresh = {
      createdAt: now,
      enqueuedAt: now,
      personId: null,
      ...(!isSettled && { status: 'queued' as const, settledAt: null, error: null, message: null }),
    };
    const attempts = { $each: [{ at: now, error }], $slice: -ATTEMPTS_KEPT };
    const update = {
      $set: { ...known, ...settled },
      $setOnInsert: fresh,
      ...(isSettled && { $unset: { unnamedItems: '', trigger: '' } }),
      ...(status !== 'withheld' && { $push: { attempts } }),
    };
    const unsent = { _id: id, status: { $ne: 'sent' as const } };
    try {
      await this.emails.updateOne(unsent, update, { upsert: true });
    } catch (error) {
      // The upsert collides with the sent email.
      if (!isDuplicateKey(error)) throw error;
    }
  }
}
