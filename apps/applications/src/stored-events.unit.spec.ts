import { join } from 'node:path';
import { describeGolden } from '@stallbook/testing';
import { application } from './application/domain/application.js';
import { booths } from './booths/domain/booths.js';

describeGolden(application, join(import.meta.dirname, 'application/domain/golden'));
describeGolden(booths, join(import.meta.dirname, 'booths/domain/golden'));
