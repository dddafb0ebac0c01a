import { join } from 'node:path';
import { describeGolden } from '@stallbook/testing';
import { claim } from './claim/domain/claim.decider.js';
import { marketEvent } from './market-event/domain/market-event.decider.js';
import { ownerErasure } from './owner-erasure/domain/owner-erasure.decider.js';

describeGolden(claim, join(import.meta.dirname, 'claim/domain/golden'));
describeGolden(marketEvent, join(import.meta.dirname, 'market-event/domain/golden'));
describeGolden(ownerErasure, join(import.meta.dirname, 'owner-erasure/domain/golden'));
