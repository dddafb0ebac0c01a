import type { Clock } from '@stallbook/kernel';
import type { Keyring } from '@stallbook/platform';
import { z } from 'zod';

/** Short-lived permissions that clients carry: base64url JSON and its signature. */
export class SignedTokens<T> {
  private readonly schema: z.ZodType<{ exp: number; data: T }>;

  constructor(
    private readonly keys: Keyring,
    data: z.ZodType<T>,
    private readonly clock: Clock,
  ) {
    this.schema = z.object({ exp: z.number(), data }) as unknown as z.ZodType<{ exp: number; data: T }>;
  }

  issue(data: T, lifetimeMs: number): { token: string; expiresAt: Date } {
    const expiresAt = new Date(this.clock.now().getTime() + lifetimeMs);
    const body = Buffer.from(JSON.stringify({ exp: expiresAt.getTime(), data })).toString('base64url');
    return { token: `${body}.${this.keys.mac(body)}`, expiresAt };
  }

  /** undefined if the token is forged or expired. */
  read(token: string): T | undefined {
    const [body, mac, ...rest] = token.split('.');
    if (!body || !mac || rest.length > 0) return undefined;
    if (!this.keys.isMac(mac, body)) return undefined;
    const parsed = this.schema.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
    if (!parsed.success || parsed.data.exp <= this.clock.now().getTime()) return undefined;
    return parsed.data.data;
  }
}
