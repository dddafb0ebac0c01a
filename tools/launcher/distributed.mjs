// `npm run start:distributed`: each service as a separate process, over Kafka.
import { insistOnNode } from './node-version.mjs';

insistOnNode();
const { main } = await import('./main.mjs');
await main('distributed');
