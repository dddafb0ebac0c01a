// `npm start`: all services in one process, with local servers.
import { insistOnNode } from './node-version.mjs';

insistOnNode();
const { main } = await import('./main.mjs');
await main('all-in-one');
