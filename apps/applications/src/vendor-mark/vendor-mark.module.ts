import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
import { ApplicationModule } from '../application/application.module.js';
import { ReplicaModule } from '../replicas/replica.module.js';
import { AcceptedVendorsHandler } from './accepted-vendors/accepted-vendors.handler.js';
import { VendorMarkDeletedReaction } from './reactions/vendor-mark-deleted.reaction.js';
import { RemoveVendorMarkHandler } from './remove-vendor-mark/remove-vendor-mark.handler.js';
import { SaveVendorMarkHandler } from './save-vendor-mark/save-vendor-mark.handler.js';
import { vendorMarkSchema } from './vendor-mark.schema.js';
import { VendorMarks } from './vendor-marks.js';
import { VendorContactsHandler } from './vendor-contacts/vendor-contacts.handler.js';
import { VendorRecordsHandler } from './vendor-records/vendor-records.handler.js';

@Module({
  imports: [ApplicationModule, modelsOf(vendorMarkSchema), ReplicaModule],
  controllers: [
    AcceptedVendorsHandler,
    SaveVendorMarkHandler,
    RemoveVendorMarkHandler,
    VendorContactsHandler,
    VendorRecordsHandler,
  ],
  providers: [VendorMarks, VendorMarkDeletedReaction],
})
export class VendorMarkModule {}
