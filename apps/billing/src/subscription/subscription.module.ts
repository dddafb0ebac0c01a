import { Module } from '@nestjs/common';
import { PlanModule } from '../plan/plan.module.js';
import { StripeModule } from '../stripe/stripe.module.js';
import { BillingDetailsHandler } from './billing-details/billing-details.handler.js';
import { CancelSubscriptionHandler } from './cancel-subscription/cancel-subscription.handler.js';
import { ChangePlanHandler } from './change-plan/change-plan.handler.js';
import { ClosedAccountTask } from './closed-account.task.js';
import { CreateCheckoutSessionHandler } from './create-checkout-session/create-checkout-session.handler.js';
import { CreatePortalSessionHandler } from './create-portal-session/create-portal-session.handler.js';
import { Customers } from './customers.js';
import { FeatureFlagsHandler } from './feature-flags/feature-flags.handler.js';
import { GraceTask } from './grace.task.js';
import { MySubscriptionHandler } from './my-subscription/my-subscription.handler.js';
import { PlanChoice } from './plan-choice.js';
import { PlanChangedReaction } from './reactions/plan-changed.reaction.js';
import { ProfileReaction } from './reactions/profile.reaction.js';
import { RefreshSubscriptionHandler } from './refresh-subscription/refresh-subscription.handler.js';
import { SubscriptionChange } from './subscription-change.js';
import { SubscriptionPresenter } from './subscription.presenter.js';
import { SubscriptionSync } from './subscription-sync.js';

@Module({
  imports: [PlanModule, StripeModule],
  controllers: [
    MySubscriptionHandler,
    FeatureFlagsHandler,
    BillingDetailsHandler,
    RefreshSubscriptionHandler,
    CreateCheckoutSessionHandler,
    CreatePortalSessionHandler,
    ChangePlanHandler,
    CancelSubscriptionHandler,
  ],
  providers: [
    Customers,
    PlanChoice,
    SubscriptionSync,
    SubscriptionChange,
    SubscriptionPresenter,
    ProfileReaction,
    PlanChangedReaction,
    GraceTask,
    ClosedAccountTask,
  ],
  exports: [Customers, SubscriptionSync],
})
export class SubscriptionModule {}
