import { baseConfig, loadConfig, runProcess } from '@stallbook/platform';
import { startGateway } from './start-gateway.js';

const config = loadConfig(baseConfig);
const gateway = await runProcess('gateway', config, () => startGateway({ config }));
process.stdout.write(`${JSON.stringify({ ready: true, url: gateway.url })}\n`);
