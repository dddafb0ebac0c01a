import { Inject, Injectable } from '@nestjs/common';
import { assertNoTransaction } from '@stallbook/messaging';
import { CONFIG, type StallbookConfig } from '@stallbook/platform';
import { ImapFlow } from 'imapflow';

const ANSWER_MS = 30_000;
const BATCH_SIZE = 100;
/** A report and the headers of the email that came back. Anyone can write here, and longer messages take seconds to parse. */
const MAX_BYTES = 64 * 1024;

/** The IMAP mailbox to which mail servers return emails. */
@Injectable()
export class ReturnMailbox {
  private readonly url: URL | undefined;

  constructor(@Inject(CONFIG) config: StallbookConfig) {
    this.url = config.RETURNED_MAIL_URL ? new URL(config.RETURNED_MAIL_URL) : undefined;
  }

  /**
   * Marks each message as read once `take` has ended; the others come again. Longer messages are cut.
   * @returns how many, at most 100
   */
  async readNew(take: (message: Buffer) => Promise<void>): Promise<number> {
    if (!this.url) return 0;
    assertNoTransaction('IMAP');
    const client = this.clientFor(this.url);
    await client.connect();
    try {
      await client.mailboxOpen(decodeURIComponent(this.url.pathname.slice(1)) || 'INBOX');
      const unread = ((await client.search({ seen: false }, { uid: true })) || []).slice(0, BATCH_SIZE);
      for (const uid of unread) {
        const found = await client.fetchOne(uid, { source: { maxLength: MAX_BYTES } }, { uid: true });
        if (found && found.source) await take(found.source);
        await client.messageFlagsAdd(uid, ['\\Seen'], { uid: true });
      }
      await client.logout();
      return unread.length;
    } finally {
      client.close();
    }
  }

  private clientFor(url: URL): ImapFlow {
    const secure = url.protocol === 'imaps:';
    const client = new ImapFlow({
      host: url.hostname,
      port: url.port ? Number(url.port) : secure ? 993 : 143,
      secure,
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
      connectionTimeout: ANSWER_MS,
      greetingTimeout: ANSWER_MS,
      socketTimeout: ANSWER_MS,
      logger: false,
    });
    // A lost connection also fails the command that runs, which reports it.
    client.on('error', () => client.close());
    return client;
  }
}
