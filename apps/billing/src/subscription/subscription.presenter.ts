import { Injectable } from '@nestjs/common';
import { SubscriptionStatus, Tier, type Subscription } from '@stallbook/contracts';
import { idFrom, isPresent } from '@stallbook/kernel';
import { Catalog } from '../plan/catalog.js';
import { tierOf } from './domain/benefits.js';
import type { SubscriptionState } from './domain/subscription.state.js';

@Injectable()
export class SubscriptionPresenter {
  constructor(private readonly catalog: Catalog) {}

  async show(personId: string, state: SubscriptionState): Promise<Subscription> {
    const { paid, customerId } = isPresent(state) ? state : { paid: null, customerId: null };
    const plans = await this.catalog.all();
    const name = paid?.tier ?? 'basic';
    const plan = plans.find((one) => one.name === name);
    const rate = plans.find((one) => one.name === tierOf(paid))?.platformFeeRate;
    const features = await this.catalog.features();
    return {
      id: idFrom('subscription', personId),
      userId: personId,
      status: SubscriptionStatus[paid?.status ?? 'active'],
      plan: Tier[name],
      planName: plan?.displayName ?? name,
      priceMonthlyCents: paid?.priceMonthlyCents ?? 0,
      keepsFormerPrice: paid !== null && paid.priceMonthlyCents !== plan?.priceMonthlyCents,
      platformFeeRate: rate ?? 0,
      paidUntil: paid?.paidUntil ?? null,
      endsAtPeriodEnd: paid?.endsAtPeriodEnd ?? false,
      trialUntil: paid?.trialUntil ?? null,
      graceUntil: paid?.graceUntil ?? null,
      hasPortal: customerId !== null,
      features: features[tierOf(paid)],
    };
  }
}
