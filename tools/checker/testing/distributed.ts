import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@stallbook/servers';
import { ADMIN } from '../driver/person.js';
import { Installation } from '../installation.js';

const READY = 'Ctrl-C stops everything.';

/** Runs `npm run start:distributed` in a separate folder on separate ports, with no data but that of the test. */
export class Distributed {
  private output = '';
  private ended = false;

  private constructor(
    readonly installation: Installation,
    private readonly root: string,
    private readonly launcher: ChildProcess,
  ) {
    const take = (chunk: Buffer): void => void (this.output += chunk.toString());
    launcher.stdout?.on('data', take);
    launcher.stderr?.on('data', take);
    launcher.once('close', () => (this.ended = true));
  }

  static async start(): Promise<Distributed> {
    const root = mkdtempSync(join(tmpdir(), 'stallbook-tour-'));
    const port = await freePort();
    const { PATH, HOME, JAVA_HOME, STALLBOOK_CACHE } = process.env;
    const env = {
      PATH,
      HOME,
      JAVA_HOME,
      STALLBOOK_CACHE,
      STALLBOOK_DATA_DIR: root,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      STALLBOOK_ADMIN_EMAILS: ADMIN,
      STALLBOOK_CHANGES_PER_HOUR: '1000000',
      NODE_ENV: 'development',
    };
    const launcher = spawn(process.execPath, ['tools/launcher/distributed.mjs', '--no-demo'], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const distributed = new Distributed(new Installation(root, port), root, launcher);
    await distributed.prints(READY);
    return distributed;
  }

  /** Kills all the processes with SIGKILL and waits until the launcher has restarted them. */
  async kill(...names: readonly string[]): Promise<void> {
    const pids = names.map((name) => this.installation.pidOf(name));
    const before = this.backs;
    for (const [index, pid] of pids.entries()) {
      if (pid === undefined) throw new Error(`${names[index]} does not run`);
      process.kill(pid, 'SIGKILL');
    }
    const isNew = (name: string, index: number): boolean =>
      (this.installation.pidOf(name) ?? pids[index]) !== pids[index];
    const areBack = (): boolean => this.backs >= before + names.length && names.every(isNew);
    await this.until(areBack, `${names.join(', ')}: not started again`);
  }

  async stop(): Promise<void> {
    if (!this.ended) {
      this.launcher.kill('SIGINT');
      await this.until(() => this.ended, 'the launcher does not end');
    }
    rmSync(this.root, { recursive: true, force: true });
  }

  private get backs(): number {
    return this.output.split(' is back.').length;
  }

  private prints(text: string): Promise<void> {
    return this.until(() => this.output.includes(text), `"${text}" was not printed`);
  }

  /** Bounded by the test's time limit; ends immediately when the launcher does. */
  private async until(condition: () => boolean, otherwise: string): Promise<void> {
    while (!condition()) {
      if (this.ended) throw new Error(`${otherwise}; the launcher ended:\n${this.output.slice(-4_000)}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
