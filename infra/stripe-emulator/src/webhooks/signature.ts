import { createHmac } from 'node:crypto';

/** Stripe's `Stripe-Signature` header: scheme v1, HMAC-SHA-256 over `<Unix seconds>.<body>`. */
export const signatureOf = (body: string, secret: string, unixSeconds: number): string =>
  `t=${unixSeconds},v1=${createHmac('sha256', secret).update(`${unixSeconds}.${body}`).digest('hex')}`;
