import { join } from 'node:path';
import { describeGolden } from '@stallbook/testing';
import { erasure } from './erasure/domain/erasure.js';
import { profile } from './profile/domain/profile.js';
import { assistance } from './support/domain/assistance.js';

describeGolden(erasure, join(import.meta.dirname, 'erasure/domain/golden'));
describeGolden(profile, join(import.meta.dirname, 'profile/domain/golden'));
describeGolden(assistance, join(import.meta.dirname, 'support/domain/golden'));
