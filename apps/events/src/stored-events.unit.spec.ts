import { join } from 'node:path';
import { describeGolden } from '@stallbook/testing';
import { claim } from './claim/domain/claim.decider.js';
import { marketEvent } from './market-event/domain/market-event.decider.js';

describeGolden(claim, join(import.meta.dirname, 'claim/domain/golden'));
describeGolden(marketEvent, join(import.meta.dirname, 'market-event/domain/golden'));
