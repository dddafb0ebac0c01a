import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SetupProblem } from './problem.mjs';
import { endProcess, lastLines, processMark, readFrom, signalGroup } from './processes.mjs';
import { removeRecord, writeRecord } from './run-dir.mjs';

const LOG_LIMIT = 10 * 1024 * 1024;

/**
 * @typedef {object} ChildSpec
 * @property {string} name         also the name of its run record
 * @property {string} title        as people read it: 'MongoDB'
 * @property {string} command
 * @property {string[]} args
 * @property {NodeJS.ProcessEnv} env
 * @property {string} [cwd]
 * @property {string} log          file that takes stdout and stderr
 * @property {string} runDir
 * @property {number} stopOrder    lower stops first; equal ones stop together
 * @property {number} stopMs       patience before it is killed
 * @property {number} readyMs      patience until it serves
 * @property {(child: Child) => Promise<boolean>} isReady  asked again and again until true; may throw to say 'not yet'
 */

/**
 * A child process in a separate session, so that Ctrl-C reaches only the launcher, which stops its children in
 * order. Output goes directly to the log file, so nothing breaks if the launcher dies.
 */
export class Child {
  /** @param {ChildSpec} spec */
  constructor(spec) {
    this.spec = spec;
    /** @type {number | undefined} */
    this.pid = undefined;
    this.mark = '';
    this.logStart = 0;
    this.stopping = false;
    /** @type {Promise<string>} resolves with a reason when the process ends */
    this.ended = Promise.resolve('not started');
    this.running = false;
  }

  /** Spawns and waits until ready. Throws a SetupProblem with the log's tail after the child is gone. */
  async start() {
    const { title, readyMs, log } = this.spec;
    this.stopping = false;
    this.launch();
    const patience = Date.now() + readyMs;
    let pause = 20;
    while (!(await this.ready())) {
      if (this.running && Date.now() < patience) {
        await sleep(pause);
        pause = Math.min(pause * 1.3, 200);
        continue;
      }
      const why = this.running
        ? `did not answer within ${Math.round(readyMs / 1000)} s`
        : `ended (${await this.ended})`;
      const stopped = this.stopping;
      await this.end();
      throw new SetupProblem(stopped ? `${title} was stopped while starting.` : `${title} did not start: it ${why}.`, {
        details: `Last lines of ${log}:\n${lastLines(log, this.logStart)}`,
        remedy: `Read ${log}, and start again. \`npm run doctor\` shows which servers are used.`,
      });
    }
  }

  async ready() {
    if (!this.running) return false;
    try {
      return await this.spec.isReady(this);
    } catch {
      return false; // not listening yet; the patience above bounds this, and the log tells the rest
    }
  }

  launch() {
    const { command, args, env, cwd, log, runDir, name, stopOrder, title } = this.spec;
    mkdirSync(dirname(log), { recursive: true });
    if (existsSync(log) && statSync(log).size > LOG_LIMIT) renameSync(log, `${log}.1`);
    this.logStart = existsSync(log) ? statSync(log).size : 0;
    const output = openSync(log, 'a');
    const child = spawn(command, args, { env, cwd, detached: true, stdio: ['ignore', output, output] });
    closeSync(output);
    this.running = true;
    this.ended = new Promise((resolve) => {
      const end = (/** @type {string} */ reason) => {
        this.running = false;
        removeRecord(runDir, name);
        resolve(reason);
      };
      child.once('error', (error) => end(`${title} could not be run: ${error.message}`));
      child.once('exit', (code, signal) => end(signal ? `signal ${signal}` : `exit code ${code}`));
    });
    if (child.pid === undefined) return;
    this.pid = child.pid;
    this.mark = processMark(child.pid) ?? '';
    writeRecord(runDir, name, { pid: child.pid, mark: this.mark, stopOrder });
  }

  /** Its output since it was started (the last 256 KiB). */
  output() {
    return readFrom(this.spec.log, this.logStart);
  }

  /**
   * The first JSON line with `"ready":true`, parsed.
   * @returns {Record<string, unknown> | undefined}
   */
  readyLine() {
    const line = this.output()
      .split('\n')
      .find((text) => text.startsWith('{') && text.endsWith('}') && /"ready":\s*true/.test(text));
    return line === undefined ? undefined : JSON.parse(line);
  }

  /** Sends SIGTERM, then SIGKILL; does nothing if the child is not running. */
  async stop() {
    this.stopping = true;
    if (!this.running || this.pid === undefined) return;
    await endProcess({ pid: this.pid, mark: this.mark }, this.spec.stopMs);
    await this.ended;
  }

  async kill() {
    this.stopping = true;
    await this.end();
  }

  async end() {
    if (this.running && this.pid !== undefined) signalGroup(this.pid, 'SIGKILL');
    await this.ended;
  }
}
