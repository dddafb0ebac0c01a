import { Controller, Inject } from '@nestjs/common';
import { saveVendorPreferences, type VendorPreferences, type VendorPreferencesInput } from '@stallbook/contracts';
import { actorOf, type CallContext, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { preferencesFrom } from '../preferences-from.js';
import { StoredPreferences } from '../stored-preferences.js';

@Controller()
export class SaveVendorPreferencesHandler {
  constructor(
    private readonly preferences: StoredPreferences,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(saveVendorPreferences)
  async handle(input: VendorPreferencesInput, context: CallContext): Promise<VendorPreferences> {
    const vendorId = actorOf(context).id;
    await this.preferences.save(vendorId, preferencesFrom(input), this.clock.now());
    return this.preferences.show(vendorId);
  }
}
