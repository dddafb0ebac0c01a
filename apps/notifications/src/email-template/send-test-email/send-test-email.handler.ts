import { setTimeout as sleep } from 'node:timers/promises';
import { Controller, Inject } from '@nestjs/common';
import { EmailType, Language, sendTestEmail, type EmailOutcome, type SendTestEmailInput } from '@stallbook/contracts';
import { actorOf, idFrom, type CallContext } from '@stallbook/kernel';
import { CONFIG, EmailQueue, LOGGER, type Logger, type StallbookConfig } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { EmailLog } from '../../email/email-log.js';
import { checkWording, sampleOf } from '../wording-rules.js';

const LOOK_MS = 100;
const LOOKS = 60;

const NO_ANSWER = 'The mail server has not answered yet. The test email may still arrive.';

/**
 * Sends through the queue, as every email, and waits for what the worker records. @throws DomainError `BAD_INPUT` for a
 * wording that could not be saved
 */
@Controller()
export class SendTestEmailHandler {
  constructor(
    private readonly queue: EmailQueue,
    private readonly log: EmailLog,
    @Inject(CONFIG) private readonly config: StallbookConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Handles(sendTestEmail)
  async handle(
    { templateType: type, language = Language.en, recipientEmail: to, payload, wording }: SendTestEmailInput,
    context: CallContext,
  ): Promise<EmailOutcome> {
    if (wording) checkWording({ type, language }, wording);
    const id = idFrom('test-email', actorOf(context).id, context.commandId);
    const given = Object.fromEntries(payload.map(({ name, value }) => [name, value]));
    const data = { ...sampleOf({ type, language }, this.config.STALLBOOK_PUBLIC_URL), ...given };
    try {
      await this.queue.enqueue({
        id,
        type: EmailType[type],
        to,
        toName: '',
        language,
        data,
        wording: wording ?? null,
        attempts: 1,
      });
    } catch (err) {
      this.logger.warn({ err, emailId: id }, 'a test email was not queued');
      return failed('The queue of emails cannot be reached.');
    }
    return this.outcomeOf(id);
  }

  private async outcomeOf(id: string): Promise<EmailOutcome> {
    for (let look = 0; look < LOOKS; look += 1) {
      const settled = await this.log.settled(id);
      if (settled?.status === 'failed' || settled?.status === 'withheld')
        return failed(settled.error ?? 'unknown reason');
      if (settled) return { success: true, message: this.sentMessage() };
      await sleep(LOOK_MS);
    }
    return { success: false, message: NO_ANSWER };
  }

  private sentMessage(): string {
    return this.config.MAILBOX_URL
      ? 'No mail server is configured. The test email was captured in the local mailbox.'
      : 'The mail server accepted the test email.';
  }
}

const failed = (reason: string): EmailOutcome => ({
  success: false,
  message: `The test email was not sent. ${reason}`,
});
