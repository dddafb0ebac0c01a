// `npm run accessibility`: the script budget, first texts, keyboard tours, and languages. `-- --full` adds axe on every page, theme, width and role, layout
// shift, scroll positions, print, hostile input, a lost network, every link, and walkthroughs. `-- --only=links` runs one file, also a long one.
import { around } from './support/fixtures.js';

const usual = ['first-view', 'first-text', 'keyboard', 'language'];
// Hostile words last: they rename the market and the people that the others look for.
const long = [
  'pages',
  'layout-shift',
  'scroll',
  'on-paper',
  'without-network',
  'links',
  'walkthroughs',
  'hostile-words',
];
const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
const files = process.argv.includes('--full') ? [...usual, ...long] : usual;

around();

for (const file of only ? [only] : files) await import(`./accessibility/${file}.e2e.js`);
