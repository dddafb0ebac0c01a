import { join } from 'node:path';
import {
  accepts,
  claim,
  endLeftovers,
  ensureOwnFolder,
  FOLDERS,
  liveRecord,
  processMark,
  SetupProblem,
  whyTaken,
  writeRecord,
} from '../../infra/servers/src/kit.mjs';
import { checkDataFormat, resetData } from './data-format.mjs';

const LOCK = 'launcher';

/**
 * Checks everything that can fail before the long steps: the folder, another running start, leftovers of a killed
 * one (they are ended), the port. Takes the lock and reports it through `onLock`: the caller removes it.
 * @param {import('./options.mjs').Options} options
 * @param {(line: string) => void} say
 * @param {() => void} onLock
 */
export async function preflight({ root, host, port, reset }, say, onLock) {
  ensureOwnFolder(root, [...FOLDERS, 'mail', 'stripe', 'secrets.json']);
  const runDir = join(root, 'run');
  const running = liveRecord(runDir, LOCK);
  if (running) {
    throw new SetupProblem(`Stallbook is already running in ${root} (process ${running.pid}).`, {
      remedy: `To stop it, press Ctrl-C in its terminal, or run: kill ${running.pid}\nTo run a second one, use another folder and port: STALLBOOK_DATA_DIR=/some/folder PORT=8081 npm start`,
    });
  }
  writeRecord(runDir, LOCK, { pid: process.pid, mark: processMark(process.pid) ?? '', stopOrder: 0 });
  onLock();
  const ended = await endLeftovers(runDir, (name) => name !== LOCK);
  if (ended.length > 0) say(`The last run was cut short. Stopped what it left running: ${ended.join(', ')}.`);
  await checkPort(host, port);
  await claim(port); // so that no server of this run is given it
  if (reset) await resetData(root, say);
  checkDataFormat(root);
}

/** @param {string} host @param {number} port */
async function checkPort(host, port) {
  const problem = await whyTaken(port, host);
  const local = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  if (problem === undefined && !(await accepts(local, port, 300))) return;
  if (problem === 'EACCES') {
    throw new SetupProblem(`You may not use port ${port}.`, {
      remedy: 'Use a port above 1023: PORT=8080 npm start',
    });
  }
  if (problem !== undefined && problem !== 'EADDRINUSE') {
    throw new SetupProblem(`Stallbook cannot listen on ${host}:${port} (${problem}).`, {
      remedy: 'Set HOST to an address of this machine: HOST=127.0.0.1 npm start',
    });
  }
  throw new SetupProblem(`Port ${port} on ${host} is used by another program.`, {
    remedy: `Stop that program, or choose another port: PORT=${port === 65_535 ? 8081 : port + 1} npm start`,
  });
}
