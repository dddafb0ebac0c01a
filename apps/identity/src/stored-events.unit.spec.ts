import { join } from 'node:path';
import { describeGolden } from '@stallbook/testing';
import { profile } from './profile/domain/profile.js';

describeGolden(profile, join(__dirname, 'profile/domain/golden'));
