import { baseConfig, loadConfig, runProcess } from '@stallbook/platform';
import { serveWorkers } from './start-workers.js';

const config = loadConfig(baseConfig);
await runProcess('workers', config, (logger) => serveWorkers(config, logger));
