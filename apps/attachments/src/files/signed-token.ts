import { createHmac, hkdfSync } from 'node:crypto';
import { sameText, type Clock } from '@stallbook/kernel';
import { z } from 'zod';

/** Short-lived permissions that travel through other hands: base64url JSON and its signature. */
export class SignedTokens<T> {
  private readonly key: Buffer;
  private readonly schema: z.ZodType<{ exp: number; data: T }>;

  constructor(
    secret: string,
    purpose: string,
    data: z.ZodType<T>,
    private readonly clock: Clock,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', secret, 'stallbook', `files:${purpose}`, 32));
    this.schema = z.object({ exp: z.number(), data }) as unknown as z.ZodType<{ exp: number; data: T }>;
  }

  issue(data: T, lifetimeMs: number): { token: string; expiresAt: Date } {
    const expiresAt = new Date(this.clock.now().getTime() + lifetimeMs);
    const body = Buffer.from(JSON.stringify({ exp: expiresAt.getTime(), data })).toString('base64url');
    return { token: `${body}.${this.macOf(body)}`, expiresAt };
  }

  /** undefined for what is forged, foreign or expired. */
  read(token: string): T | undefined {
    const [body, mac, ...rest] = token.split('.');
    if (!body || !mac || rest.length > 0) return undefined;
    if (!sameText(mac, this.macOf(body))) return undefined;
    const parsed = this.schema.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
    if (!parsed.success || parsed.data.exp <= this.clock.now().getTime()) return undefined;
    return parsed.data.data;
  }

  private macOf(body: string): string {
    return createHmac('sha256', this.key).update(body).digest('base64url');
  }
}
