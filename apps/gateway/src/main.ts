import { processConfig, runProcess } from '@stallbook/platform';
import { startGateway } from './start-gateway.js';

const config = processConfig('gateway');
const gateway = await runProcess('gateway', config, () => startGateway({ config }));
process.stdout.write(`${JSON.stringify({ ready: true, url: gateway.url })}\n`);
