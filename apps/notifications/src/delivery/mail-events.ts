import { badInput } from '@stallbook/kernel';
import { z } from 'zod';
import type { ReturnedMail } from './returned-mails.js';

const MOST = 1_000;

const schema = z.object({
  events: z
    .array(
      z.object({
        kind: z.enum(['bounce', 'complaint']),
        address: z.email().max(320),
        /** A full mailbox is a temporary bounce. */
        permanent: z.boolean().default(true),
        messageId: z.string().max(300).optional(),
        reason: z.string().max(1_000).optional(),
      }),
    )
    .max(MOST),
});

const MESSAGE_ID = /^<?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/;

/** The ID of our email in its Message-ID. */
export const emailIdIn = (messageId: string | undefined): string | undefined => MESSAGE_ID.exec(messageId ?? '')?.[1];

/** @throws BAD_INPUT */
export function mailEventsIn(payload: string): ReturnedMail[] {
  try {
    return schema.parse(JSON.parse(payload)).events.map(({ kind, messageId, ...event }) => ({
      ...event,
      kind: kind === 'bounce' ? 'bounced' : 'complained',
      emailId: emailIdIn(messageId),
      reason: event.reason,
    }));
  } catch {
    throw badInput('These events cannot be read.', [{ path: 'payload', message: 'is malformed' }]);
  }
}
