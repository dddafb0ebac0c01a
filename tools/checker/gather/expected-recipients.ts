import { idFrom } from '@stallbook/kernel';
import type { BusMessage } from '@stallbook/messaging';

interface Recipients {
  /** Fields of the message that name who gets a notification. */
  notes: readonly string[];
  /** Fields that name who gets an email. */
  mails: readonly string[];
}

const expected: Record<string, Recipients> = {
  'application.submitted': { notes: ['organizerId'], mails: ['organizerId'] },
  'application.accepted': { notes: ['vendorId'], mails: ['vendorId'] },
  'application.rejected': { notes: ['vendorId'], mails: ['vendorId'] },
  'application.event-canceled': { notes: ['vendorId'], mails: ['vendorId'] },
  'application.organizer-left': { notes: ['vendorId'], mails: ['vendorId'] },
  'payment.completed': { notes: ['organizerId', 'vendorId'], mails: ['organizerId', 'vendorId'] },
  'payment.disputed': { notes: ['organizerId'], mails: ['organizerId'] },
  'payment.refund-made': { notes: ['organizerId', 'vendorId'], mails: ['organizerId', 'vendorId'] },
  'claim.approved': { notes: ['organizerId'], mails: [] },
  'claim.denied': { notes: ['organizerId'], mails: [] },
  'invitation.sent': { notes: ['organizerId'], mails: ['organizerId'] },
  'invitation.accepted': { notes: ['vendorId'], mails: [] },
};

/** Emails that the events service sends itself, since a guest has no account: to staff, and to the claimant. */
const ofClaims: Record<string, string> = {
  'claim.submitted': 'claim-copy',
  'claim.approved': 'claim-decision',
  'claim.denied': 'claim-decision',
};

/** An email is withheld if, before it goes out, one of these makes what it says false. */
const overtakenBy: Record<string, readonly string[]> = {
  'application.submitted': ['application.accepted', 'application.rejected', 'application.withdrawn'],
  // A payment that arrives after its withdrawal is refunded without having been completed.
  'application.accepted': ['payment.completed', 'payment.refunded', 'application.withdrawn'],
};

interface ExpectedRecipients {
  notices: string[];
  mails: string[];
  /** Those of the emails that may have been withheld. */
  overtaken: string[];
}

/** The IDs of the expected notifications and emails: one per message and person. */
export function expectedRecipients(messages: readonly BusMessage[]): ExpectedRecipients {
  const happened = new Set(messages.map((message) => aboutApplication(message.type, message)));
  const isOvertaken = (message: BusMessage) =>
    (overtakenBy[message.type] ?? []).some((type) => happened.has(aboutApplication(type, message)));
  const ids = (
    kind: 'notification' | 'email',
    fields: (one: Recipients) => readonly string[],
    of = messages,
  ): string[] =>
    of.flatMap(({ id, type, data }) =>
      (expected[type] ? fields(expected[type]) : []).flatMap((field) => {
        const { [field]: person, takenFromPayoutCents, isSeededEventInvitation } = data as Record<string, unknown>;
        // The applications service emails an address that a vendor entered.
        if (kind === 'email' && isSeededEventInvitation === true) return [];
        // A refund paid by the platform alone does not concern the organizer.
        if (field === 'organizerId' && takenFromPayoutCents === 0) return [];
        return typeof person === 'string' ? [idFrom(kind, id, person)] : [];
      }),
    );
  const claimMails = messages.flatMap(({ id, type }) => (ofClaims[type] ? [idFrom(ofClaims[type], id)] : []));
  const mails = [...ids('email', (one) => one.mails), ...claimMails];
  const overtaken = ids('email', (one) => one.mails, messages.filter(isOvertaken));
  return { notices: ids('notification', ({ notes }) => notes), mails, overtaken };
}

const aboutApplication = (type: string, { data }: BusMessage): string =>
  `${type} ${String((data as Record<string, unknown>)['applicationId'])}`;
