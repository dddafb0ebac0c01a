import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { marketEventDeleted, personErased } from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import type { Model } from 'mongoose';
import { VENDOR_MARKS, type VendorMarkRow } from '../vendor-mark.schema.js';

@Injectable()
export class VendorMarkDeletedReaction {
  constructor(@InjectModel(VENDOR_MARKS) private readonly marks: Model<VendorMarkRow>) {}

  @Reacts(marketEventDeleted)
  async deleted({ marketEventId }: IntegrationData<typeof marketEventDeleted>, { session }: Reaction): Promise<void> {
    await this.marks.deleteMany({ marketEventId }, { session });
  }

  @Reacts(personErased)
  async erased({ personId }: IntegrationData<typeof personErased>, { session }: Reaction): Promise<void> {
    await this.marks.deleteMany({ vendorId: personId }, { session });
    await this.marks.deleteMany({ organizerId: personId }, { session });
  }
}
