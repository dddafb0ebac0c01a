import { join } from 'node:path';
import {
  accepts,
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
    throw new SetupProblem(`Stallbook already runs from ${root} (process ${running.pid}).`, {
      remedy: `Stop it with Ctrl-C in its terminal, or: kill ${running.pid}\nA second one needs its own folder and port: STALLBOOK_DATA_DIR=/some/folder PORT=8081 npm start`,
    });
  }
  writeRecord(runDir, LOCK, { pid: process.pid, mark: processMark(process.pid) ?? '', stopOrder: 0 });
  onLock();
  const ended = await endLeftovers(runDir, (name) => name !== LOCK);
  if (ended.length > 0) say(`An earlier start was cut short; what it left running was stopped: ${ended.join(', ')}.`);
  await checkPort(host, port);
  if (reset) await resetData(root, say);
  checkDataFormat(root);
}

/** @param {string} host @param {number} port */
async function checkPort(host, port) {
  const problem = await whyTaken(port, host);
  const local = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  if (problem === undefined && !(await accepts(local, port, 300))) return;
  if (problem === 'EACCES') {
    throw new SetupProblem(`Port ${port} needs rights that you do not have.`, {
      remedy: 'Use one above 1023: PORT=8080 npm start',
    });
  }
  if (problem !== undefined && problem !== 'EADDRINUSE') {
    throw new SetupProblem(`${host}:${port} cannot be listened on (${problem}).`, {
      remedy: 'Set HOST to an address of this machine, e.g. HOST=127.0.0.1',
    });
  }
  throw new SetupProblem(`Port ${port} on ${host} is already taken by another program.`, {
    remedy: `Stop that program, or choose another port: PORT=${port === 65_535 ? 8081 : port + 1} npm start`,
  });
}
