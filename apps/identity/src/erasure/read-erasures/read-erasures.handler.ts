import { Controller } from '@nestjs/common';
import {
  accountErasure,
  accountErasures,
  type AccountErasure,
  type AccountErasurePage,
  type ByIdInput,
  type PageInput,
} from '@stallbook/contracts';
import { Handles } from '@stallbook/rpc';
import { ErasureReader } from '../erasure.reader.js';

@Controller()
export class ReadErasuresHandler {
  constructor(private readonly reader: ErasureReader) {}

  @Handles(accountErasure)
  one({ id }: ByIdInput): Promise<AccountErasure> {
    return this.reader.one(id);
  }

  @Handles(accountErasures)
  list({ page, pageSize }: PageInput): Promise<AccountErasurePage> {
    return this.reader.page(page, pageSize);
  }
}
