import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
import { AppliedVendorReaction } from './applied-vendor.reaction.js';
import { appliedVendorSchema } from './applied-vendor.schema.js';
import { AppliedVendors } from './applied-vendors.js';

@Module({
  imports: [modelsOf(appliedVendorSchema)],
  providers: [AppliedVendorReaction, AppliedVendors],
  exports: [AppliedVendors],
})
export class AppliedVendorModule {}
