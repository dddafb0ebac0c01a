import { spawn, type ChildProcess } from 'node:child_process';

/** Runs a program of the project from its sources, as a separate process. */
export class TestProcess {
  private child: ChildProcess | undefined;
  private output = '';

  constructor(
    private readonly args: readonly string[],
    private readonly env: Record<string, string>,
    private readonly isReady: () => Promise<boolean>,
  ) {}

  async start(): Promise<void> {
    const { PATH, HOME } = process.env;
    const child = spawn(process.execPath, this.args, {
      env: { PATH, HOME, ...this.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    this.child = child;
    while (!(await this.isReady().catch(() => false))) {
      if (child.exitCode !== null)
        throw new Error(`${this.args.at(-1)} ended while starting:\n${this.output.slice(-4_000)}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }
}

export const fromSource = (file: string): string[] => [
  '--conditions=@stallbook/source',
  '--import',
  '@oxc-node/core/register',
  file,
];

export const answers = (url: string) => async (): Promise<boolean> =>
  (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
