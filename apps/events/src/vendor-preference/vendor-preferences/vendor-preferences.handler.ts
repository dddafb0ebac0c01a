import { Controller } from '@nestjs/common';
import { vendorPreferences, type NoInput, type VendorPreferences } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { StoredPreferences } from '../stored-preferences.js';

@Controller()
export class VendorPreferencesHandler {
  constructor(private readonly preferences: StoredPreferences) {}

  @Handles(vendorPreferences)
  handle(_input: NoInput, context: CallContext): Promise<VendorPreferences> {
    return this.preferences.show(actorOf(context).id);
  }
}
