import { Controller } from '@nestjs/common';
import { vendors, type VendorFilterInput, type VendorPage } from '@stallbook/contracts';
import { Handles } from '@stallbook/rpc';
import { ProfileReader } from '../profile.reader.js';
import { filterOf } from './vendor-filter.js';

@Controller()
export class ReadVendorsHandler {
  constructor(private readonly profiles: ProfileReader) {}

  @Handles(vendors)
  async handle(input: VendorFilterInput): Promise<VendorPage> {
    const filter = filterOf(input);
    return filter ? this.profiles.publicPage(filter, input) : { items: [], total: 0 };
  }
}
