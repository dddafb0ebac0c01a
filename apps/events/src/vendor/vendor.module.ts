import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
import { VendorReaction } from './vendor.reaction.js';
import { vendorReplicaSchema } from './vendor.schema.js';

@Module({ imports: [modelsOf(vendorReplicaSchema)], providers: [VendorReaction] })
export class VendorModule {}
