import type { EventObject } from '../state/tables.js';
import { signatureOf } from './signature.js';

const TIMEOUT_MS = 10_000;

/** Ways in which a test damages a delivery. */
export interface Forgery {
  ageSeconds?: number;
  secret?: string;
  unsigned?: boolean;
}

export interface AttemptResult {
  status: number | null;
  error: string | null;
}

/**
 * Sends one event once, unless `stop` fires. Never throws: an unreachable receiver is a result. Signed by the real
 * time.
 */
export const attempt = async (
  to: { url: string; secret: string },
  event: EventObject,
  forgery: Forgery = {},
  stop?: AbortSignal,
): Promise<AttemptResult> => {
  const body = JSON.stringify(event, null, 2);
  const time = Math.floor(Date.now() / 1000) - (forgery.ageSeconds ?? 0);
  const headers: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    accept: '*/*; q=0.5, application/xml',
    'cache-control': 'no-cache',
  };
  if (!forgery.unsigned) headers['stripe-signature'] = signatureOf(body, forgery.secret ?? to.secret, time);
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const reply = await fetch(to.url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: stop ? AbortSignal.any([timeout, stop]) : timeout,
    });
    await reply.arrayBuffer();
    return { status: reply.status, error: null };
  } catch (error) {
    return { status: null, error: error instanceof Error ? error.message : String(error) };
  }
};
