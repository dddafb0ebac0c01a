import { EmailStatus, EmailType, Language } from '@stallbook/contracts';
import type { EmailToSend } from '@stallbook/platform';
import { defineSchema, requiredDate, requiredString } from '@stallbook/platform/odm';
import { Schema } from 'mongoose';
import type { NotificationSubject } from '../notification/waiting-notification.js';
import type { Trigger } from '../trigger/trigger.js';

export const EMAILS = 'emails';

export const emailStatuses = ['queued', EmailStatus.sent, EmailStatus.failed, EmailStatus.withheld] as const;

export interface UnnamedItem {
  personId: string;
  place: number;
  text: string;
}

/** An email and its delivery. The message is dropped once it is settled. */
export interface EmailDocument {
  _id: string;
  type: `${EmailType}`;
  status: `${(typeof emailStatuses)[number]}`;
  createdAt: Date;
  /** When its cause happened; absent if it has no trigger. */
  occurredAt?: Date;
  /** When the queue took it; null while it waits in the outbox. */
  enqueuedAt: Date | null;
  /** The end of the recipient's quiet hours. */
  notBefore?: Date | null;
  /** The key by which many causes share one email. */
  gatheredBy?: string;
  settledAt: Date | null;
  error: string | null;
  personId: string | null;
  /** The hash of the recipient's address. The recipient may have no account. */
  addressHash?: string;
  /** The last ones. */
  attempts?: { at: Date; error: string | null }[];
  /** What the mail server of the recipient told us later. */
  returned?: { kind: 'bounced' | 'complained'; permanent?: boolean; at: Date; reason: string | null };
  /** The people in the variables `vendor_name` and `items`. */
  names?: string[];
  /** What items that name a person say after their erasure. Dropped with the message. */
  unnamedItems?: UnnamedItem[];
  /** When a person in the text erased their account: since then, the job in the queue may hold their name. */
  oldJobSince?: Date;
  /** The organizer of the event is the sender; emails about one application are a thread. */
  about?: NotificationSubject;
  /** Composes the message again when it is sent. Absent in other emails, and dropped with the message. */
  trigger?: Trigger;
  message: Omit<EmailToSend, 'id' | 'type'> | null;
}

const message = new Schema<NonNullable<EmailDocument['message']>>(
  {
    to: requiredString,
    toName: String,
    language: { type: String, enum: Object.values(Language) },
    data: { type: Schema.Types.Mixed, required: true },
    correlationId: String,
  },
  { _id: false, strict: 'throw' },
);

export const emailSchema = defineSchema<EmailDocument>(
  EMAILS,
  {
    _id: requiredString,
    type: { type: String, enum: Object.values(EmailType), required: true },
    status: { type: String, enum: emailStatuses, required: true },
    createdAt: requiredDate,
    occurredAt: Date,
    enqueuedAt: Date,
    notBefore: Date,
    gatheredBy: String,
    settledAt: Date,
    error: String,
    personId: String,
    addressHash: String,
    attempts: { type: [{ _id: false, at: Date, error: String }], default: undefined },
    returned: { type: { _id: false, kind: { type: String }, permanent: Boolean, at: Date, reason: String } },
    names: { type: [String], default: undefined },
    unnamedItems: { type: [{ _id: false, personId: String, place: Number, text: String }], default: undefined },
    oldJobSince: Date,
    trigger: Schema.Types.Mixed,
    about: { type: { _id: false, marketEventId: String, applicationId: String, toOrganizer: Boolean } },
    message,
  },
  [
    { key: { enqueuedAt: 1, createdAt: 1 }, partialFilterExpression: { status: 'queued' } },
    { key: { createdAt: -1 } },
    { key: { addressHash: 1, createdAt: -1 } },
    { key: { personId: 1, createdAt: -1 } },
    { key: { personId: 1, occurredAt: -1 }, partialFilterExpression: { occurredAt: { $exists: true } } },
    { key: { 'returned.kind': 1, createdAt: -1 }, partialFilterExpression: { 'returned.kind': { $exists: true } } },
    { key: { names: 1 }, sparse: true },
    { key: { gatheredBy: 1 }, sparse: true },
    { key: { oldJobSince: 1 }, sparse: true },
    // The records of the admins.
    { key: { status: 1, createdAt: -1, _id: -1 } },
  ],
);
