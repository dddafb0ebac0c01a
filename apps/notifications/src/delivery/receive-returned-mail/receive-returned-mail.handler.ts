import { Controller } from '@nestjs/common';
import { receiveReturnedMail, type ReceiveReturnedMailInput, type ReturnedMailReceipt } from '@stallbook/contracts';
import { Handles } from '@stallbook/rpc';
import { ReturnedMails } from '../returned-mails.js';

/** Only the recipient and the mail servers on the way know a signed Message-ID, so a report that names both is trusted. */
@Controller()
export class ReceiveReturnedMailHandler {
  constructor(private readonly returned: ReturnedMails) {}

  @Handles(receiveReturnedMail)
  async receive(report: ReceiveReturnedMailInput): Promise<ReturnedMailReceipt> {
    const isOurs = await this.returned.isOurs(report);
    if (isOurs) await this.returned.take(report);
    return { isOurs };
  }
}
