import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { services } from '@stallbook/kernel';
import { freePort } from '@stallbook/servers';

const tools = join(process.cwd(), 'tools', 'launcher', 'testing');

/** A folder that looks like a built workspace; every program is the same small host. */
export class TestWorkspace {
  private readonly dir = mkdtempSync(join(tmpdir(), 'stallbook-launcher-'));
  private readonly launchers: Launcher[] = [];
  readonly data = join(this.dir, '.stallbook');
  port = 0;

  private constructor(private readonly source: boolean) {}

  /** With `source`, the programs are those of this repository, run from their sources. */
  static async make({ source = false } = {}): Promise<TestWorkspace> {
    const workspace = new TestWorkspace(source);
    workspace.port = await freePort();
    const apps = ['all-in-one', 'gateway', 'workers', ...services].map((name) => join('apps', name));
    for (const program of [...apps, 'infra/stripe-emulator']) {
      const dist = join(workspace.dir, program, 'dist');
      mkdirSync(dist, { recursive: true });
      const main = join(process.cwd(), program, 'src', 'main.ts');
      if (source) writeFileSync(join(dist, 'main.js'), `import ${JSON.stringify(main)};\n`);
      else cpSync(join(tools, 'host.mjs'), join(dist, 'main.js'));
    }
    cpSync(join(process.cwd(), 'package.json'), join(workspace.dir, 'package.json'));
    symlinkSync(join(process.cwd(), 'infra', 'mailbox'), join(workspace.dir, 'infra', 'mailbox'));
    return workspace;
  }

  start(options: { args?: string[]; env?: Record<string, string>; topology?: string; input?: string } = {}): Launcher {
    const { args = ['--bus=embedded'], env = {}, topology = 'all-in-one', input } = options;
    const launcher = new Launcher(
      [join(tools, 'start-in.mjs'), this.dir, topology, ...args],
      {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        PORT: String(this.port),
        ...(this.source && { NODE_OPTIONS: '--conditions=@stallbook/source --import=@oxc-node/core/register' }),
        ...env,
      },
      input,
    );
    this.launchers.push(launcher);
    return launcher;
  }

  async host(path = '/'): Promise<{ pid: number; env: Record<string, string> }> {
    const response = await fetch(`http://127.0.0.1:${this.port}${path}`);
    return (await response.json()) as { pid: number; env: Record<string, string> };
  }

  /** Process IDs by child name, from the launcher's records. */
  children(): Record<string, number> {
    const run = join(this.data, 'run');
    const files = existsSync(run) ? readdirSync(run).filter((name) => name.endsWith('.json')) : [];
    return Object.fromEntries(
      files.map((name) => [
        name.slice(0, -5),
        (JSON.parse(readFileSync(join(run, name), 'utf8')) as { pid: number }).pid,
      ]),
    );
  }

  async remove(): Promise<void> {
    for (const launcher of this.launchers) await launcher.interrupt();
    rmSync(this.dir, { recursive: true, force: true });
  }
}

export class Launcher {
  output = '';
  private readonly process: ChildProcess;
  readonly exited: Promise<number | null>;

  constructor(args: string[], env: NodeJS.ProcessEnv, input = '') {
    this.process = spawn(process.execPath, args, { env, stdio: 'pipe' });
    this.process.stdin?.end(input);
    this.process.stdout?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    this.process.stderr?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    this.exited = new Promise((resolve) => this.process.once('close', (code) => resolve(code)));
  }

  get pid(): number {
    return this.process.pid ?? 0;
  }

  /** Waits until the text is printed; rejects with the output if the launcher ends first. */
  async prints(text: string): Promise<void> {
    let ended = false;
    void this.exited.then(() => (ended = true));
    while (!this.output.includes(text)) {
      if (ended) throw new Error(`ended without printing "${text}":\n${this.output}`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  signal(signal: NodeJS.Signals): void {
    this.process.kill(signal);
  }

  /** Ctrl-C; resolves with the exit code. */
  async interrupt(): Promise<number | null> {
    this.signal('SIGINT');
    return this.exited;
  }
}

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

export const stillAlive = async (pids: number[]): Promise<number[]> => {
  for (let tries = 0; tries < 100 && pids.some(isAlive); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return pids.filter(isAlive);
};
