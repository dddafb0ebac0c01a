import { join } from 'node:path';
import { describeGolden } from '@stallbook/testing';
import { erasure } from './erasure/domain/erasure.js';
import { profile } from './profile/domain/profile.js';
import { assistance } from './support/domain/assistance.js';

describeGolden(erasure, join(__dirname, 'erasure/domain/golden'));
describeGolden(profile, join(__dirname, 'profile/domain/golden'));
describeGolden(assistance, join(__dirname, 'support/domain/golden'));
