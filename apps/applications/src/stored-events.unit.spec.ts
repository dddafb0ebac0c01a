import { join } from 'node:path';
import { describeGolden } from '@stallbook/testing';
import { application } from './application/domain/application.decider.js';
import { boothAllocation } from './booth-allocation/domain/booth-allocation.decider.js';
import { interest } from './interest/domain/interest.decider.js';

describeGolden(application, join(import.meta.dirname, 'application/domain/golden'));
describeGolden(boothAllocation, join(import.meta.dirname, 'booth-allocation/domain/golden'));
describeGolden(interest, join(import.meta.dirname, 'interest/domain/golden'));
