// `npm run e2e`: the main job of Stallbook, in a real browser, against everything `npm start` runs.
import { around } from './support/fixtures.js';

around();

await import('./1-import.e2e.js');
await import('./2-search.e2e.js');
await import('./3-claim.e2e.js');
await import('./4-apply.e2e.js');
await import('./5-pay.e2e.js');
await import('./6-files.e2e.js');
await import('./7-timeline.e2e.js');
await import('./8-restart.e2e.js');
await import('./9-second-factor.e2e.js');
