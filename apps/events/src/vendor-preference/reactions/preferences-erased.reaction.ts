import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { personErased } from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import type { Model } from 'mongoose';
import { VENDOR_PREFERENCES, type VendorPreferencesRow } from '../vendor-preference.schema.js';

@Injectable()
export class PreferencesErasedReaction {
  constructor(@InjectModel(VENDOR_PREFERENCES) private readonly preferences: Model<VendorPreferencesRow>) {}

  @Reacts(personErased)
  async erased({ personId }: { personId: string }, { session }: Reaction): Promise<void> {
    await this.preferences.deleteOne({ _id: personId }, { session });
  }
}
