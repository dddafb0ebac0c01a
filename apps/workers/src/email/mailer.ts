import type { Readable } from 'node:stream';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { EmailJob, RenderedEmail } from '@stallbook/contracts';
import { assertNoTransaction } from '@stallbook/messaging';
import { CONFIG, scrub, type StallbookConfig } from '@stallbook/platform';
import { createTransport, type Transporter } from 'nodemailer';

/** With a slow mail server, fewer would limit emails to less than the configured rate. */
export const CONNECTIONS = 10;
const CONNECT_MS = 10_000;
/**
 * RFC 5321, 4.5.3.2.2: a server may make a client wait for its turn. Until it begins to take the email; whatever happens
 * after that, it may have it.
 */
const TAKE_MS = 5 * 60_000;
/** RFC 5321, 4.5.3.2.6: a slow server may still accept an email that it took, which would then be sent again. */
const ANSWER_MS = 10 * 60_000;

/** `final`: a retry cannot help. The text contains no address. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';

  constructor(
    message: string,
    readonly final: boolean,
  ) {
    super(message);
  }
}

/** 5xx replies are permanent (RFC 5321), except a failed log-in, which an operator can fix. */
const isFinal = (error: { code?: unknown; responseCode?: unknown }): boolean =>
  typeof error.responseCode === 'number' && error.responseCode >= 500 && error.code !== 'EAUTH';

/** RFC 8058: mail programs offer to unsubscribe, and post to the address. */
const oneClick = (url: string | null) =>
  url ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};

/** Hands mails to the mail server. */
@Injectable()
export class Mailer implements BeforeApplicationShutdown {
  private readonly transport: Transporter | undefined;
  private readonly domain: string;
  private readonly returnTo: string | undefined;
  private readonly bodies = new WeakMap<AbortSignal, Readable>();

  constructor(@Inject(CONFIG) config: StallbookConfig) {
    this.returnTo = config.RETURNED_MAIL_ADDRESS;
    this.domain = new URL(config.STALLBOOK_PUBLIC_URL).hostname;
    this.transport = config.SMTP_URL ? this.connect(config.SMTP_URL) : undefined;
  }

  /**
   * The Message-ID follows from the email, so repetitions can be recognized. The start of a thread is no email, since
   * each recipient gets other ones of it. Throws `MailRefused`.
   */
  async send({ to, toName }: EmailJob, rendered: RenderedEmail): Promise<void> {
    assertNoTransaction('SMTP');
    const { localMessageId, subject, text, html, from, replyTo, threadId, unsubscribeUrl } = rendered;
    const thread = threadId && `<thread.${threadId}@${this.domain}>`;
    if (!this.transport) throw new MailRefused('No mail server is configured: set SMTP_URL.', true);
    const hung = new AbortController();
    const { signal } = hung;
    const timer = setTimeout(() => {
      if (!this.bodies.get(signal)?.readableDidRead) hung.abort();
    }, TAKE_MS);
    try {
      await this.transport.sendMail({
        signal,
        from: { name: from, address: `no-reply@${this.domain}` },
        to: { name: toName, address: to },
        ...(this.returnTo && { envelope: { from: this.returnTo, to } }),
        // A copy: nodemailer rewrites the address in place.
        ...(replyTo && { replyTo: { ...replyTo } }),
        messageId: `<${localMessageId}@${this.domain}>`,
        ...(thread && { inReplyTo: thread, references: thread }),
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated', ...oneClick(unsubscribeUrl) },
      });
    } catch (error) {
      if (signal.aborted) throw new MailRefused('The mail server did not take the email within five minutes.', false);
      const refusal = error as Error & { code?: unknown; responseCode?: unknown };
      throw new MailRefused(`The mail server refused: ${scrub(refusal.message)}`, isFinal(refusal));
    } finally {
      clearTimeout(timer);
    }
  }

  beforeApplicationShutdown(): void {
    this.transport?.close();
  }

  private connect(url: string): Transporter {
    const parsed = new URL(url);
    const [user, pass] = [parsed.username, parsed.password].map(decodeURIComponent);
    const transport = createTransport({
      host: parsed.hostname,
      port: parsed.port ? Number(parsed.port) : undefined,
      secure: parsed.protocol === 'smtps:',
      ...(user && { auth: { user, pass } }),
      pool: true,
      maxConnections: CONNECTIONS,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: ANSWER_MS,
    });
    transport.use('stream', ({ message, data: { signal } }, done) => {
      message.processFunc((body) => {
        if (signal) this.bodies.set(signal, body);
        return body;
      });
      done();
    });
    return transport;
  }
}
