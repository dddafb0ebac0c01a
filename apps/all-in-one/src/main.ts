import { baseConfig, loadConfig, runProcess } from '@stallbook/platform';
import { startAll } from './host.js';

const config = loadConfig(baseConfig);
const { gateway } = await runProcess('stallbook', config, () => startAll(config));
process.stdout.write(`${JSON.stringify({ ready: true, url: gateway.url })}\n`);
