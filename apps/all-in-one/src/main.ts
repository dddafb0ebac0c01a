import { processConfig, runProcess } from '@stallbook/platform';
import { startAll } from './host.js';

const config = processConfig('all-in-one');
const { gateway } = await runProcess('stallbook', config, () => startAll(config));
process.stdout.write(`${JSON.stringify({ ready: true, url: gateway.url })}\n`);
