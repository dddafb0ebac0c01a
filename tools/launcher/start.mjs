// `npm start`: everything in one process, with servers of its own.
import { insistOnNode } from './node-version.mjs';

insistOnNode();
const { main } = await import('./main.mjs');
await main('all-in-one');
