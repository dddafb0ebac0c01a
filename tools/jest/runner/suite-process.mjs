import { fork } from 'node:child_process';
import { relative } from 'node:path';

/** Loading TypeScript and the setup files takes a second on an idle machine. */
const START_MS = 60_000;
const STARTS = 3;
/** Without news of a suite. Longer than any test may take: a test that is too slow fails by its own limit. */
const SUITE_MS = Number(process.env.STALLBOOK_TEST_SUITE_MS ?? 15 * 60_000);

const ENTRY = new URL('./suite-worker.mjs', import.meta.url);
const LOADER = ['--conditions=@stallbook/source', '--import', '@oxc-node/core/register', '--no-warnings'];

/**
 * A Node process that runs one suite at a time. Every wait is limited: a process that does not start is replaced,
 * and a suite that hangs is killed and reported with its current test.
 */
export class SuiteProcess {
  /** @param {import('node:child_process').ChildProcess} child */
  constructor(child) {
    this.child = child;
  }

  /** @param {import('./messages.mjs').Setup} setup */
  static async start(setup) {
    for (let attempt = 1; ; attempt += 1) {
      const suiteProcess = new SuiteProcess(fork(ENTRY, { execArgv: LOADER, serialization: 'json' }));
      try {
        // A message sent before the process listens could be lost, so the process speaks first.
        await suiteProcess.#until('ready', START_MS, 'a test process to start');
        suiteProcess.#send({ type: 'setup', setup });
        await suiteProcess.#until('ready', START_MS, 'a test process to load its setup files');
        return suiteProcess;
      } catch (error) {
        await suiteProcess.end();
        if (attempt === STARTS) throw error;
        console.error(`${error instanceof Error ? error.message : error} Starting another one.`);
      }
    }
  }

  /**
   * @param {string} path of the spec
   * @returns {Promise<import('./messages.mjs').SuiteOutcome>}
   */
  async run(path) {
    this.#send({ type: 'run', path });
    const { outcome } = await this.#until('done', SUITE_MS, relative(process.cwd(), path));
    return outcome;
  }

  /** Ends the process; resolves when it is gone. @returns {Promise<undefined>} */
  async end() {
    const { child } = this;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    if (child.connected) child.disconnect();
    const kill = setTimeout(() => child.kill('SIGKILL'), 2_000);
    await gone;
    clearTimeout(kill);
  }

  /** @param {import('./messages.mjs').Order} order */
  #send(order) {
    this.child.send(order);
  }

  /**
   * @template {import('./messages.mjs').Report['type']} Type
   * @param {Type} type
   * @param {number} limitMs
   * @param {string} what
   * @returns {Promise<Extract<import('./messages.mjs').Report, { type: Type }>>}
   */
  #until(type, limitMs, what) {
    const { child } = this;
    return new Promise((resolve, reject) => {
      let doing = 'before its first test';
      const settle = (/** @type {() => void} */ result) => {
        clearTimeout(timer);
        child.off('message', onMessage);
        child.off('exit', onExit);
        result();
      };
      const onMessage = (/** @type {any} */ report) => {
        if (report.type === 'test') {
          doing = `in "${report.name}"`;
          timer.refresh();
        }
        if (report.type === 'failed') settle(() => reject(new Error(report.error)));
        if (report.type === type) settle(() => resolve(report));
      };
      const onExit = (/** @type {number | null} */ code, /** @type {string | null} */ signal) =>
        settle(() => reject(new Error(`${what}: the test process ended ${doing} (${signal ?? `exit code ${code}`}).`)));
      const timer = setTimeout(() => {
        child.kill('SIGKILL');
        settle(() => reject(new Error(`Waited ${limitMs / 1000} s for ${what}; it was ${doing}.`)));
      }, limitMs);
      child.on('message', onMessage);
      child.on('exit', onExit);
    });
  }
}
