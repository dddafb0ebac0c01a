// `npm run accessibility`: the app by keyboard alone, and every page of it under the eyes of axe; `-- --full` in every
// theme and width for everyone who may open it, what moves while a page loads, lists on paper, and words that nobody would
// wish for.
import { around } from './support/fixtures.js';

around();

await import('./accessibility/keyboard.e2e.js');
await import('./accessibility/pages.e2e.js');
if (process.argv.includes('--full')) {
  await import('./accessibility/layout-shift.e2e.js');
  await import('./accessibility/on-paper.e2e.js');
  await import('./accessibility/hostile-words.e2e.js');
}
