import { processConfig, runProcess } from '@stallbook/platform';
import { serveWorkers } from './start-workers.js';

const config = processConfig('workers');
await runProcess('workers', config, (logger) => serveWorkers(config, logger));
