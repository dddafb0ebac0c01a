// `npm run e2e`: the main job of Stallbook, walked in a real browser against everything that `npm start` starts.
import { after, before } from 'node:test';
import { leave, stallbook } from './support/world.js';

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void leave().finally(() => process.exit(130)));

before(() => stallbook.start());
after(() => leave());

await import('./1-import.e2e.js');
await import('./2-search.e2e.js');
await import('./3-claim.e2e.js');
await import('./4-apply.e2e.js');
await import('./5-pay.e2e.js');
await import('./6-files.e2e.js');
await import('./7-timeline.e2e.js');
await import('./8-restart.e2e.js');
