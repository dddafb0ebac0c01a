import { join } from 'node:path';
import { describeGolden } from '@stallbook/testing';
import { systemOperation } from './system-operation.js';

describeGolden(systemOperation, join(import.meta.dirname, 'golden'));
