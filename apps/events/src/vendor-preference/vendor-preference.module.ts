import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
import { PreferencesErasedReaction } from './reactions/preferences-erased.reaction.js';
import { SaveVendorPreferencesHandler } from './save-vendor-preferences/save-vendor-preferences.handler.js';
import { StoredPreferences } from './stored-preferences.js';
import { vendorPreferencesSchema } from './vendor-preference.schema.js';
import { VendorPreferencesHandler } from './vendor-preferences/vendor-preferences.handler.js';

@Module({
  imports: [modelsOf(vendorPreferencesSchema)],
  providers: [PreferencesErasedReaction, StoredPreferences],
  controllers: [SaveVendorPreferencesHandler, VendorPreferencesHandler],
  exports: [StoredPreferences],
})
export class VendorPreferenceModule {}
