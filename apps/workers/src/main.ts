import { processConfig, runProcess } from '@stallbook/platform';
import { startWorkers } from './start-workers.js';

const config = processConfig('workers');
await runProcess('workers', config, () => startWorkers(config));
