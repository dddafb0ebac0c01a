import { join } from 'node:path';
import { describeGolden } from '@stallbook/testing';
import { connectedAccount } from './connected-account/domain/connected-account.decider.js';
import { payment } from './payment/domain/payment.decider.js';
import { plan } from './plan/domain/plan.decider.js';
import { subscription } from './subscription/domain/subscription.decider.js';

describeGolden(connectedAccount, join(import.meta.dirname, 'connected-account/domain/golden'));
describeGolden(payment, join(import.meta.dirname, 'payment/domain/golden'));
describeGolden(plan, join(import.meta.dirname, 'plan/domain/golden'));
describeGolden(subscription, join(import.meta.dirname, 'subscription/domain/golden'));
