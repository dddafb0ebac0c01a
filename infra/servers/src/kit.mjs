// Shared by the launcher and the test runner. Loaded before packages are installed: no static imports of packages.
export { Child } from './child.mjs';
export { CHROMIUM_REMEDY, findChromium } from './chromium.mjs';
export { findJava, onPath, outputOf } from './find.mjs';
export { ensureOwnFolder, ensureSpace, freeSpace, megabytes } from './folders.mjs';
export { Group } from './group.mjs';
export { keptPorts } from './kept-ports.mjs';
export { findKafka, JAVA_REMEDY } from './kafka-source.mjs';
export { findMongo } from './mongo-source.mjs';
export { accepts, claim, whyTaken } from './ports.mjs';
export { describeProblem, SetupProblem } from './problem.mjs';
export { findPip } from './pip.mjs';
export { processMark, signalGroup } from './processes.mjs';
export { kafkaBinaries } from './provide.mjs';
export { findRedis } from './redis.mjs';
export { endLeftovers, liveRecord, removeRecord, writeRecord } from './run-dir.mjs';
export { bytesToStart, FOLDERS, startServers } from './servers.mjs';
export { runStep } from './steps.mjs';
