import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
import { paidBoothsSchema } from './paid-booth.schema.js';
import { PaidBooths } from './paid-booths.js';
import { PaymentReaction } from './reactions/payment.reaction.js';

@Module({ imports: [modelsOf(paidBoothsSchema)], providers: [PaidBooths, PaymentReaction], exports: [PaidBooths] })
export class PaidBoothModule {}
