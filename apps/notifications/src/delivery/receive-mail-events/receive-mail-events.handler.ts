import { Controller, Inject } from '@nestjs/common';
import { mailWebhook, receiveMailEvents } from '@stallbook/contracts';
import type { MailDelivery, MailWebhook, ReceiveMailEventsInput } from '@stallbook/contracts';
import { notFound, sameText } from '@stallbook/kernel';
import { CONFIG, publicUrl, type StallbookConfig } from '@stallbook/platform';
import { Keyring } from '@stallbook/platform/sealing';
import { Handles } from '@stallbook/rpc';
import { mailEventsIn } from '../mail-events.js';
import { ReturnedMails } from '../returned-mails.js';
import { DELIVERED } from '../suppressions.js';

/** Events may arrive twice and late. The token follows from the newest address key, so a new key replaces it. */
@Controller()
export class ReceiveMailEventsHandler {
  private readonly token: string;

  constructor(
    @Inject(CONFIG) private readonly config: StallbookConfig,
    private readonly returned: ReturnedMails,
  ) {
    this.token = Keyring.of(config, 'STALLBOOK_ADDRESS_KEYS', 'mail-webhook').mac('mail-webhook');
  }

  @Handles(mailWebhook)
  webhook(): Promise<MailWebhook> {
    return Promise.resolve({ url: publicUrl(this.config, `/webhooks/mail/${this.token}`) });
  }

  @Handles(receiveMailEvents)
  async receive({ token, payload }: ReceiveMailEventsInput): Promise<MailDelivery> {
    if (!sameText(token, this.token)) throw notFound('Nothing is here');
    for (const returned of mailEventsIn(payload)) await this.returned.take(returned);
    return DELIVERED;
  }
}
