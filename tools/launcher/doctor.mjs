// `npm run doctor`: versions, sources of the servers, what is missing, and how to install it. Downloads nothing.
import { insistOnNode } from './node-version.mjs';

insistOnNode();
const { describeProblem, examine } = await import('./examine.mjs');
try {
  process.exit((await examine(process.env, (line) => console.log(line))) ? 0 : 1);
} catch (error) {
  console.error(describeProblem(error));
  process.exit(1);
}
