import { Controller } from '@nestjs/common';
import { recordEmail } from '@stallbook/contracts';
import type { Done, RecordEmailInput } from '@stallbook/contracts';
import { Handles } from '@stallbook/rpc';
import { EmailRecords } from '../email-records.js';

@Controller()
export class RecordEmailHandler {
  constructor(private readonly records: EmailRecords) {}

  @Handles(recordEmail)
  async record(input: RecordEmailInput): Promise<Done> {
    await this.records.settle(input);
    return { id: input.id };
  }
}
