import { join } from 'node:path';
import { describeGolden } from '@stallbook/testing';
import { claim } from './claim/domain/claim.js';
import { marketEvent } from './market-event/domain/market-event.js';

describeGolden(claim, join(__dirname, 'claim/domain/golden'));
describeGolden(marketEvent, join(__dirname, 'market-event/domain/golden'));
