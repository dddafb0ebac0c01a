// `npm run doctor`: versions, what would be used from where, what is missing and how to install it. Fetches nothing.
import { insistOnNode } from './node-version.mjs';

insistOnNode();
const { examine } = await import('./examine.mjs');
process.exit((await examine(process.env, (line) => console.log(line))) ? 0 : 1);
