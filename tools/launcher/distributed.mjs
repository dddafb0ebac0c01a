// `npm run start:distributed`: every service as a process of its own, over Kafka.
import { insistOnNode } from './node-version.mjs';

insistOnNode();
const { main } = await import('./main.mjs');
await main('distributed');
