import { Module } from '@nestjs/common';
import { HourlyQuota } from '@stallbook/platform';
import { StripeApi } from './stripe-api.js';

@Module({ providers: [HourlyQuota, StripeApi], exports: [StripeApi] })
export class StripeModule {}
