import { Controller, Inject } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { mailWebhook, receiveMailEvents } from '@stallbook/contracts';
import type { MailDelivery, MailWebhook, ReceiveMailEventsInput } from '@stallbook/contracts';
import { notFound, sameText, type Clock } from '@stallbook/kernel';
import { CLOCK, CONFIG, scrub, type StallbookConfig } from '@stallbook/platform';
import { Keyring } from '@stallbook/platform/sealing';
import { Handles } from '@stallbook/rpc';
import type { Model } from 'mongoose';
import { EMAILS, type EmailRecord } from '../../email/email.schema.js';
import { emailIdIn, mailEventsIn, type MailEvent } from '../mail-events.js';
import { DELIVERED, Suppressions } from '../suppressions.js';

/** Events may arrive twice and late. The token follows from the newest address key, so a new key replaces it. */
@Controller()
export class ReceiveMailEventsHandler {
  private readonly token: string;

  constructor(
    @InjectModel(EMAILS) private readonly emails: Model<EmailRecord>,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: StallbookConfig,
    private readonly suppressions: Suppressions,
  ) {
    this.token = Keyring.of(config, 'STALLBOOK_ADDRESS_KEYS', 'mail-webhook').mac('mail-webhook');
  }

  @Handles(mailWebhook)
  webhook(): Promise<MailWebhook> {
    const url = new URL(`/webhooks/mail/${this.token}`, this.config.STALLBOOK_PUBLIC_URL);
    return Promise.resolve({ url: url.href });
  }

  @Handles(receiveMailEvents)
  async receive({ token, payload }: ReceiveMailEventsInput): Promise<MailDelivery> {
    if (!sameText(token, this.token)) throw notFound('Nothing is here');
    for (const event of mailEventsIn(payload)) await this.take(event);
    return DELIVERED;
  }

  private async take({ kind, address, permanent, messageId, reason }: MailEvent): Promise<void> {
    const status = kind === 'bounce' ? 'bounced' : 'complained';
    if (permanent || status === 'complained') await this.suppressions.add(address, status);
    const _id = emailIdIn(messageId);
    const returned = {
      kind: status,
      at: this.clock.now(),
      reason: reason ? scrub(reason).slice(0, 500) : null,
    } as const;
    if (_id) await this.emails.updateOne({ _id, 'returned.kind': { $ne: status } }, { $set: { returned } });
  }
}
