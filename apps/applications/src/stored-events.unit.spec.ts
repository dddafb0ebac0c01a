import { join } from 'node:path';
import { describeGolden } from '@stallbook/testing';
import { application } from './application/domain/application.decider.js';
import { applicationTemplate } from './application-template/domain/application-template.decider.js';
import { boothAllocation } from './booth-allocation/domain/booth-allocation.decider.js';
import { interest } from './interest/domain/interest.decider.js';
import { invitation } from './invitation/domain/invitation.decider.js';

describeGolden(application, join(import.meta.dirname, 'application/domain/golden'));
describeGolden(applicationTemplate, join(import.meta.dirname, 'application-template/domain/golden'));
describeGolden(boothAllocation, join(import.meta.dirname, 'booth-allocation/domain/golden'));
describeGolden(interest, join(import.meta.dirname, 'interest/domain/golden'));
describeGolden(invitation, join(import.meta.dirname, 'invitation/domain/golden'));
