import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
import { AddressSharingHandler } from './address-sharing.handler.js';
import { addressSharingSchema } from './address-sharing.schema.js';

@Module({ imports: [modelsOf(addressSharingSchema)], controllers: [AddressSharingHandler] })
export class AddressSharingModule {}
