export { startAll, type RunningStallbook } from './host.js';
