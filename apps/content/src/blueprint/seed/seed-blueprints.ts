import { advancedMarketing } from './blueprints/advanced-marketing.js';
import { applicationTips } from './blueprints/application-tips.js';
import { boothDesign } from './blueprints/booth-design.js';
import { gettingStarted } from './blueprints/getting-started.js';
import { growthStrategies } from './blueprints/growth-strategies.js';
import { marketing } from './blueprints/marketing.js';
import { productPresentation } from './blueprints/product-presentation.js';
import { salesStrategies } from './blueprints/sales-strategies.js';
import { scalingBusiness } from './blueprints/scaling-business.js';
import type { SeedBlueprint } from './seed-blueprint.js';

/** The blueprints of a new installation, in order. */
export const seedBlueprints: readonly SeedBlueprint[] = [
  ...gettingStarted,
  ...applicationTips,
  ...boothDesign,
  ...productPresentation,
  ...marketing,
  ...salesStrategies,
  ...growthStrategies,
  ...advancedMarketing,
  ...scalingBusiness,
];
