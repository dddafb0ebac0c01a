import { changedFields } from '../../../components/event/changed-field-texts.js';
import { plural } from '../../../lib/format/text.js';

const vendors = (count: number) => plural(count, { one: 'vendor', other: 'vendors' });

export const affected = {
  title: 'Who this affects',
  notified: (accepted: number) => `${vendors(accepted)} will be notified`,
  planned: (accepted: number) => `${vendors(accepted)} with a booth. We’ll notify them of:`,
  reason: 'Reason (optional)',
  reasonHint: 'We send it along with the changes.',
  pending: (count: number) =>
    `${plural(count, { one: 'vendor waits', other: 'vendors wait' })} for your decision. We don’t notify them.`,
  deadline: (date: string) => `Vendors can still apply until ${date}.`,
  changed: (what: string, before: string, after: string) => `${what}: ${before} → ${after}`,
  unknown: 'not set',
  fees: (applied: number) =>
    `${vendors(applied)} applied at the current fees and keep them. The new fees are for everyone who applies from now on.`,
  terms: (applied: number) =>
    `${vendors(applied)} applied under the current refund policy and keep it. The new one is for everyone who applies from now on.`,
  maximum: (accepted: number, maximum: number) =>
    `${vendors(accepted)} with a booth, more than the new maximum of ${maximum}. They keep their booths, and no one else can be accepted.`,
  save: 'Save and notify',
  saveQuietly: 'Save changes',
  fields: changedFields,
} as const;
