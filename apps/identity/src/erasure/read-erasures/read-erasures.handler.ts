import { Controller } from '@nestjs/common';
import { accountErasure, type AccountErasure, type ByIdInput } from '@stallbook/contracts';
import { Handles } from '@stallbook/rpc';
import { ErasureReader } from '../erasure.reader.js';

@Controller()
export class ReadErasuresHandler {
  constructor(private readonly reader: ErasureReader) {}

  @Handles(accountErasure)
  handle({ id }: ByIdInput): Promise<AccountErasure> {
    return this.reader.one(id);
  }
}
