import { createECDH } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type StallbookConfig } from '@stallbook/platform';
import webpush from 'web-push';
import { isPushEndpoint, KNOWN_PUSH_HOSTS } from './push-hosts.js';
import type { PushSubscriptionDocument } from './push.schema.js';

const TTL_S = 24 * 60 * 60;
const ANSWER_MS = 10_000;

/** `gone`: the browser will never get a push again. `refused`: this push will never be accepted. */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'later';

const GONE: readonly number[] = [401, 403, 404, 410];

const outcomeOf = (status: number): PushOutcome => {
  if (status < 300) return 'sent';
  if (GONE.includes(status)) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
};

/** Encrypts pushes for a browser and hands them to its push service. */
@Injectable()
export class PushService {
  /** What browsers need to subscribe; null without a key in the configuration. */
  readonly publicKey: string | null;
  private readonly privateKey: string | undefined;
  private readonly subject: string;
  private readonly hosts: readonly string[];

  constructor(@Inject(CONFIG) config: StallbookConfig) {
    this.privateKey = config.VAPID_PRIVATE_KEY;
    this.publicKey = this.privateKey ? publicKeyOf(this.privateKey) : null;
    const { protocol, hostname, origin } = new URL(config.STALLBOOK_PUBLIC_URL);
    this.subject = protocol === 'https:' ? origin : `mailto:no-reply@${hostname}`;
    this.hosts = config.STALLBOOK_PUSH_HOSTS ?? KNOWN_PUSH_HOSTS;
  }

  accepts(endpoint: string): boolean {
    return this.publicKey !== null && isPushEndpoint(endpoint, this.hosts);
  }

  async send({ endpoint, p256dh, auth }: PushSubscriptionDocument, payload: object): Promise<PushOutcome> {
    const { publicKey, privateKey, subject } = this;
    if (!publicKey || !privateKey || !this.accepts(endpoint)) return 'gone';
    const { headers, body } = webpush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(payload),
      { vapidDetails: { subject, publicKey, privateKey }, TTL: TTL_S, contentEncoding: 'aes128gcm' },
    );
    // `fetch` sets the length; some versions refuse a second one.
    const { 'Content-Length': _, ...others } = headers as Record<string, string>;
    // A redirect could lead where the address itself may not.
    const request = { method: 'POST', headers: others, redirect: 'manual' } as const;
    const signal = AbortSignal.timeout(ANSWER_MS);
    const answer = await fetch(endpoint, { ...request, body: new Uint8Array(body ?? []), signal });
    await answer.body?.cancel();
    return outcomeOf(answer.status);
  }
}

function publicKeyOf(privateKey: string): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey, 'base64url');
  return pair.getPublicKey('base64url');
}
