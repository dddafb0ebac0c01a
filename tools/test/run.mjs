// `npm test`: installs, starts separate servers, and runs every suite. Ends with a line `N passed, N failed`.
import { insistOnNode } from '../launcher/node-version.mjs';

insistOnNode();
const { testAll } = await import('./test-all.mjs');
process.exit(await testAll(process.argv.slice(2), process.env));
