// `npm run doctor`: versions, sources of the servers, what is missing, and how to install it. Downloads nothing.
import { insistOnNode } from './node-version.mjs';

insistOnNode();
const { examine } = await import('./examine.mjs');
process.exit((await examine(process.env, (line) => console.log(line))) ? 0 : 1);
