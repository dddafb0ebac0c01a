import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@stallbook/kernel';
import { assertNoTransaction } from '@stallbook/messaging';
import {
  CONFIG,
  HourlyQuota,
  LOGGER,
  recordSecurityEvent,
  publicUrl,
  type Logger,
  type StallbookConfig,
} from '@stallbook/platform';
import { requestContext, type RequestContext } from '@stallbook/rpc';
import Stripe from 'stripe';

/** Short enough that a call and its one retry end before the caller's deadline. */
const TIMEOUT_MS = 5_000;

/**
 * Operations of one person, who must not use up the calls that Stripe allows the installation. A page that waits for
 * Stripe asks every 4 s, so this is enough for four that are visible all the time.
 */
export const MOST_PER_HOUR = 3_600;

interface Failure {
  code: string;
  message: string;
}
type FailureOf = (error: { statusCode?: number | undefined; message: string }) => Failure;

/** For calls whose requirement names no message. */
export const STRIPE_FAILED: Failure = { code: 'PAYMENT.STRIPE_FAILED', message: 'Stripe service error' };

class StripeFailed extends DomainError {
  constructor(
    { code, message }: Failure,
    override readonly cause: Stripe.errors.StripeError,
  ) {
    super(code, message);
  }
}

/** The only client of Stripe, or of the emulator if the configuration names another host. */
@Injectable()
export class StripeApi {
  private sdk: Stripe | undefined;
  private readonly counted = new WeakMap<RequestContext, Promise<void>>();

  constructor(
    @Inject(CONFIG) private readonly config: StallbookConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly quota: HourlyQuota,
  ) {}

  get configured(): boolean {
    return Boolean(this.config.STRIPE_SECRET_KEY);
  }

  /** @throws DomainError PAYMENT.NOT_CONFIGURED without a key. */
  private get client(): Stripe {
    const {
      STRIPE_SECRET_KEY: key,
      STRIPE_API_HOST: host,
      STRIPE_API_PORT: port,
      STRIPE_API_PROTOCOL: protocol,
    } = this.config;
    if (!key) throw notConfigured();
    this.sdk ??= new Stripe(key, {
      timeout: TIMEOUT_MS,
      maxNetworkRetries: 1,
      telemetry: false,
      ...(host && { host }),
      ...(port && { port }),
      ...(protocol && { protocol }),
    });
    return this.sdk;
  }

  /**
   * Runs calls to Stripe, outside of any transaction. Of nested ones, the outermost names the failure.
   * @throws DomainError with the given code and text if Stripe refuses or cannot be reached; the log has the reason.
   * RATE_LIMITED after too many operations of the caller.
   */
  async ask<T>(failure: Failure | FailureOf, call: (stripe: Stripe) => Promise<T>): Promise<T> {
    assertNoTransaction('Stripe');
    await this.countOperation();
    try {
      return await call(this.client);
    } catch (error) {
      const reason = error instanceof StripeFailed ? error.cause : error;
      if (!(reason instanceof Stripe.errors.StripeError)) throw error;
      const { type, code, statusCode, requestId } = reason;
      if (reason === error) this.logger.warn({ type, code, statusCode, requestId }, 'stripe rejected a call');
      throw new StripeFailed(typeof failure === 'function' ? failure(reason) : failure, reason);
    }
  }

  /** Once, however often it asks. Webhooks and tasks have no caller. */
  private async countOperation(): Promise<void> {
    const operation = requestContext.getStore();
    if (!operation?.actor || operation.actor.role === 'system') return;
    const { id: subject } = operation.actor;
    const count = this.counted.get(operation) ?? this.quota.require({ kind: 'stripe', subject, free: MOST_PER_HOUR });
    this.counted.set(operation, count);
    await count;
  }

  /**
   * The verified event of a webhook. Stripe signs with real time, so this ignores our clock.
   * @throws DomainError PAYMENT.WEBHOOK_UNVERIFIED unless Stripe signed this body within the last 300 s.
   */
  verify(payload: string, signature: string): Stripe.Event {
    const { STRIPE_WEBHOOK_SECRET: secrets = [] } = this.config;
    if (secrets.length === 0) throw notConfigured();
    for (const secret of secrets) {
      const event = this.signedWith(secret, payload, signature);
      if (event) return event;
    }
    recordSecurityEvent(this.logger, 'webhook_signature_failed');
    throw new DomainError('PAYMENT.WEBHOOK_UNVERIFIED', 'The webhook signature is not valid.');
  }

  /** An endpoint for live events of connected accounts also gets their test events. */
  isOfOurMode({ livemode }: Stripe.Event): boolean {
    return livemode === /^[a-z]+_live_/.test(this.config.STRIPE_SECRET_KEY ?? '');
  }

  private signedWith(secret: string, payload: string, signature: string): Stripe.Event | null {
    try {
      return this.client.webhooks.constructEvent(payload, signature, secret, TOLERANCE_SECONDS);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) return null;
      throw error;
    }
  }

  /** The emulator's payment page, at the address that browsers use. null with the real Stripe. */
  payUrl(clientSecret: string): string | null {
    const { STRIPE_EMULATOR_PUBLIC_URL: emulator } = this.config;
    if (!emulator) return null;
    const url = new URL(`${emulator.replace(/\/$/, '')}/_pay/${clientSecret}`);
    url.searchParams.set('return_url', this.pageUrl('/vendor/payments'));
    return url.toString();
  }

  /** For Stripe's card form. null without a key, and with the emulator, which has its own page. */
  get publishableKey(): string | null {
    const { STRIPE_PUBLISHABLE_KEY: key, STRIPE_EMULATOR_PUBLIC_URL: emulator } = this.config;
    return emulator ? null : (key ?? null);
  }

  /** The address of a page of the web app. */
  pageUrl(path: string): string {
    return publicUrl(this.config, path);
  }
}

const TOLERANCE_SECONDS = 300;

const notConfigured = () => new DomainError('PAYMENT.NOT_CONFIGURED', 'Payments are not set up on this installation.');

/** The account was deleted, or its owner revoked our access. */
export const isAccountGone = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && (error.code === 'account_invalid' || error.statusCode === 404);

/** Stripe answered that it does not allow the call, for example after an account was revoked. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof StripeFailed &&
  (error.cause instanceof Stripe.errors.StripeInvalidRequestError ||
    error.cause instanceof Stripe.errors.StripePermissionError);
