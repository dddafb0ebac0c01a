import { join } from 'node:path';
import { describeGolden } from '@stallbook/testing';
import { connectedAccount } from './connected-account/domain/connected-account.js';
import { payment } from './payment/domain/payment.js';

describeGolden(connectedAccount, join(__dirname, 'connected-account/domain/golden'));
describeGolden(payment, join(__dirname, 'payment/domain/golden'));
