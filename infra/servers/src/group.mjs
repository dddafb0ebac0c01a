import { setTimeout as sleep } from 'node:timers/promises';
import { dirname } from 'node:path';
import { freeSpace, megabytes, RESTART_BYTES } from './folders.mjs';
import { SetupProblem } from './problem.mjs';
import { lastLines, signalGroup } from './processes.mjs';

/** A child that crashes more often within the window is not restarted. */
const CRASH_LIMIT = 6;
const CRASH_WINDOW_MS = 60_000;
const MAX_PAUSE_MS = 8_000;
const SPACE_PAUSE_MS = 500;

/** The children of one start: started in order, restarted after crashes, stopped in order. */
export class Group {
  /** @param {{ say?: (line: string) => void }} [options] */
  constructor({ say = () => {} } = {}) {
    this.say = say;
    /** @type {import('./child.mjs').Child[]} */
    this.children = [];
    this.closing = false;
    /** @type {(problem: unknown) => void} */
    this.reportFailure = () => {};
    /** Resolves with the problem when a supervised child cannot be kept running. */
    this.failed = new Promise((resolve) => (this.reportFailure = resolve));
  }

  /**
   * Starts a child in this group. Throws if it fails to start, or if the group is stopping.
   * @param {import('./child.mjs').Child} child
   */
  async start(child) {
    if (this.closing) throw new SetupProblem('Stopped while starting.');
    this.children.push(child);
    await child.start();
  }

  /**
   * Starts an optional child. After a while, the start continues in the background with retries. Returns why the
   * child is not running yet.
   * @param {import('./child.mjs').Child} child
   * @param {number} patienceMs
   * @returns {Promise<string | undefined>}
   */
  async startCompanion(child, patienceMs) {
    const started = this.start(child).then(
      () => undefined,
      (error) => (error instanceof Error ? error.message : String(error)),
    );
    const late = sleep(patienceMs, `it did not start within ${patienceMs / 1000} s`, { ref: false });
    const problem = await Promise.race([started, late]);
    void started.then(() => this.keepAlive(child, { essential: false }));
    return problem;
  }

  /**
   * Restarts the child whenever it ends, with a growing delay. An essential child that keeps crashing fails the
   * group; others are retried without limit.
   * @param {import('./child.mjs').Child} child
   * @param {{ essential: boolean }} kind
   */
  keepAlive(child, { essential }) {
    void this.supervise(child, essential).catch((error) => this.reportFailure(error));
  }

  /** @param {import('./child.mjs').Child} child @param {boolean} essential */
  async supervise(child, essential) {
    const { title, log } = child.spec;
    /** @type {number[]} */
    let crashes = [];
    let givenUp = false;
    while (!this.closing) {
      const reason = await child.ended;
      if (this.closing || child.stopping) return;
      if (await this.waitForSpace(child)) crashes = [];
      const now = Date.now();
      crashes = [...crashes.filter((time) => time > now - CRASH_WINDOW_MS), now];
      const keepsEnding = crashes.length >= CRASH_LIMIT;
      if (keepsEnding && essential) {
        throw new SetupProblem(`${title} keeps ending (${reason}).`, {
          details: `Last lines of ${log}:\n${lastLines(log, child.logStart)}`,
        });
      }
      if (keepsEnding && !givenUp) {
        givenUp = true;
        this.say(
          `${title} keeps ending (${reason}). Stallbook continues without it and retries every ${MAX_PAUSE_MS / 1000} s. See ${log}.`,
        );
      }
      const pause = givenUp ? MAX_PAUSE_MS : Math.min(250 * 2 ** (crashes.length - 1), MAX_PAUSE_MS);
      if (!givenUp) this.say(`${title} ended (${reason}); it restarts in ${pause / 1000} s.`);
      await sleep(pause);
      if (await this.restart(child, givenUp)) givenUp = false;
    }
  }

  /**
   * On a full disk nothing can start, so no child is to blame. @private
   * @param {import('./child.mjs').Child} child @returns {Promise<boolean>} whether it had to wait
   */
  async waitForSpace(child) {
    const folder = dirname(child.spec.log);
    const { free } = freeSpace(folder);
    if (free >= RESTART_BYTES) return false;
    this.say(
      `${child.spec.title} ended, and the disk is full: ${folder} has ${megabytes(free)} MB free. It restarts when ${megabytes(RESTART_BYTES)} MB are free.`,
    );
    while (!this.closing && freeSpace(folder).free < RESTART_BYTES) await sleep(SPACE_PAUSE_MS);
    return true;
  }

  /** @param {import('./child.mjs').Child} child @param {boolean} quiet @returns {Promise<boolean>} whether it is back */
  async restart(child, quiet) {
    if (this.closing) return false;
    try {
      await child.start();
      this.say(`${child.spec.title} is back.`);
      return true;
    } catch (error) {
      // The caller counts another crash.
      if (!this.closing && !quiet) this.say(error instanceof Error ? error.message : String(error));
      return false;
    }
  }

  /** Stops everything in stop order; children with the same order stop in parallel. */
  async stop() {
    this.closing = true;
    const orders = [...new Set(this.children.map((child) => child.spec.stopOrder))].sort((a, b) => a - b);
    for (const order of orders) {
      await Promise.all(this.children.filter((child) => child.spec.stopOrder === order).map((child) => child.stop()));
    }
  }

  killAll() {
    this.closing = true;
    for (const child of this.children) {
      child.stopping = true;
      if (child.running && child.pid !== undefined) signalGroup(child.pid, 'SIGKILL');
    }
  }
}
