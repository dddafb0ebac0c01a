// `npm run accessibility`: keyboard tours and axe on every page. `-- --full` adds all themes, widths and roles, layout shift,
// print, hostile input, and a lost network.
import { around } from './support/fixtures.js';

around();

await import('./accessibility/keyboard.e2e.js');
await import('./accessibility/language.e2e.js');
await import('./accessibility/pages.e2e.js');
if (process.argv.includes('--full')) {
  await import('./accessibility/layout-shift.e2e.js');
  await import('./accessibility/on-paper.e2e.js');
  await import('./accessibility/hostile-words.e2e.js');
  await import('./accessibility/without-network.e2e.js');
}
