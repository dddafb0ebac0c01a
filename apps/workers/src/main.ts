import { baseConfig, loadConfig, runProcess } from '@stallbook/platform';
import { startWorkers } from './start-workers.js';

const config = loadConfig(baseConfig);
await runProcess('workers', config, () => startWorkers(config));
