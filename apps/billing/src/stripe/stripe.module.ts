import { Module } from '@nestjs/common';
import { StripeApi } from './stripe-api.js';

@Module({ providers: [StripeApi], exports: [StripeApi] })
export class StripeModule {}
