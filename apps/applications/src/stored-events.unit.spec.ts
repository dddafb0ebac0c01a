import { join } from 'node:path';
import { describeGolden } from '@stallbook/testing';
import { application } from './application/domain/application.decider.js';
import { applicationTemplate } from './application-template/domain/application-template.decider.js';
import { boothAllocation } from './booth-allocation/domain/booth-allocation.decider.js';

describeGolden(application, join(import.meta.dirname, 'application/domain/golden'));
describeGolden(applicationTemplate, join(import.meta.dirname, 'application-template/domain/golden'));
describeGolden(boothAllocation, join(import.meta.dirname, 'booth-allocation/domain/golden'));
