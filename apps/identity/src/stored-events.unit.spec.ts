import { join } from 'node:path';
import { describeGolden } from '@stallbook/testing';
import { erasure } from './erasure/domain/erasure.decider.js';
import { profile } from './profile/domain/profile.decider.js';
import { supportAction } from './support/domain/support-action.decider.js';

describeGolden(erasure, join(import.meta.dirname, 'erasure/domain/golden'));
describeGolden(profile, join(import.meta.dirname, 'profile/domain/golden'));
describeGolden(supportAction, join(import.meta.dirname, 'support/domain/golden'));
