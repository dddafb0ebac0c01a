import { badInput } from '@stallbook/kernel';
import { z } from 'zod';

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
export type MailEvent = z.infer<typeof schema>['events'][number];

/** @throws BAD_INPUT */
export function mailEventsIn(payload: string): MailEvent[] {
  try {
    return schema.parse(JSON.parse(payload)).events;
  } catch {
    throw badInput('These events cannot be read.', [{ path: 'payload', message: 'is malformed' }]);
  }
}

const MESSAGE_ID = /^<?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/;

/** The ID of our email in its Message-ID. */
export const emailIdIn = (messageId: string | undefined): string | undefined => MESSAGE_ID.exec(messageId ?? '')?.[1];
