import type { SeedPost } from '../seed-posts.js';
import { applicationThatGetsIn } from './posts/application-that-gets-in.js';
import { boothFees } from './posts/booth-fees.js';
import { fairJury } from './posts/fair-jury.js';
import { howStallbookWorks } from './posts/how-stallbook-works.js';
import { slowMarketDay } from './posts/slow-market-day.js';
import { fiveSigns } from './posts/five-signs.js';
import { weatherPlan } from './posts/weather-plan.js';

/** The oldest first. */
export const demoPosts: readonly SeedPost[] = [
  howStallbookWorks,
  boothFees,
  weatherPlan,
  slowMarketDay,
  fairJury,
  applicationThatGetsIn,
  fiveSigns,
];
