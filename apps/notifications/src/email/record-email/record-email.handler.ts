import { Controller } from '@nestjs/common';
import { recordEmail, type Done, type RecordEmailInput } from '@stallbook/contracts';
import { Handles } from '@stallbook/rpc';
import { EmailLog } from '../email-log.js';

@Controller()
export class RecordEmailHandler {
  constructor(private readonly log: EmailLog) {}

  @Handles(recordEmail)
  async record(input: RecordEmailInput): Promise<Done> {
    await this.log.settle(input);
    return { id: input.id };
  }
}
