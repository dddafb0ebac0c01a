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

/** @throws BAD_INPUT */
export function mailEventsIn(payload: string): ReturnedMail[] {
  try {
    return schema.parse(JSON.parse(payload)).events.map(({ kind, ...event }) => ({
      ...event,
      kind: kind === 'bounce' ? 'bounced' : 'complained',
    }));
  } catch {
    throw badInput('These events cannot be read.', [{ path: 'payload', message: 'is malformed' }]);
  }
}
