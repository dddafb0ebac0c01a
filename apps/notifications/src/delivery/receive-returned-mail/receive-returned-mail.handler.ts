import { Controller } from '@nestjs/common';
import { receiveReturnedMail, type ReceiveReturnedMailInput, type ReturnedMailReceipt } from '@stallbook/contracts';
import { Handles } from '@stallbook/rpc';
import { emailIdIn } from '../mail-events.js';
import { ReturnedMails } from '../returned-mails.js';

/** Only the recipient and the mail servers on the way know the ID of an email, so a report that names both is trusted. */
@Controller()
export class ReceiveReturnedMailHandler {
  constructor(private readonly returned: ReturnedMails) {}

  @Handles(receiveReturnedMail)
  async receive({ messageId, reason, ...report }: ReceiveReturnedMailInput): Promise<ReturnedMailReceipt> {
    const emailId = emailIdIn(messageId);
    const isOurs = emailId !== undefined && (await this.returned.isOurs(emailId, report.address));
    if (isOurs) await this.returned.take({ ...report, emailId, reason });
    return { isOurs };
  }
}
