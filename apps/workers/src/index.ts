export { startWorkers, type RunningWorkers } from './start-workers.js';
export { WorkersModule } from './workers.module.js';
