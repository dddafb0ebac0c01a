import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const PROBE = join(import.meta.dirname, 'probe.mjs');
const READY_MS = 90_000;
const STOP_MS = 12_000;
/** Programs with an address print it; a service only logs that it is ready. */
const READY = /^\{"ready":true|"msg":"[a-z]+ is ready"/;

export interface ProgramOptions {
  name: string;
  script: string;
  logs: string;
  env: NodeJS.ProcessEnv;
  typescript?: boolean;
}

interface Questions {
  memory: { rss: number; heapUsed: number };
  cpu: number;
  startProfile: undefined;
  stopProfile: undefined;
}

/** A child process that prints when it is ready. */
export class Program {
  private questions = 0;

  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
    readonly readyAfterMs: number,
  ) {}

  /** Throws with the end of its log if it does not become ready. */
  static async start({ name, script, logs, env, typescript = false }: ProgramOptions): Promise<Program> {
    const log = join(logs, `${name}.log`);
    const descriptor = openSync(log, 'a');
    const begin = statSync(log).size;
    const loader = typescript ? ['--import', '@oxc-node/core/register'] : [];
    const started = performance.now();
    const child = spawn(process.execPath, ['--expose-gc', '--import', PROBE, ...loader, script], {
      env: { ...env, NODE_ENV: 'production' },
      stdio: ['ignore', descriptor, descriptor, 'ipc'],
    });
    closeSync(descriptor);
    for (;;) {
      const written = readFileSync(log, 'utf8').slice(begin);
      const line = written.split('\n').find((one) => READY.test(one));
      const took = performance.now() - started;
      if (line) return new Program(child, (JSON.parse(line) as { url?: string }).url ?? '', took);
      if (child.exitCode !== null || took > READY_MS) {
        child.kill('SIGKILL');
        throw new Error(`${name} did not become ready:\n${written.split('\n').slice(-20).join('\n')}`);
      }
      await pause(20);
    }
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  async ask<Q extends keyof Questions>(question: Q, argument?: string): Promise<Questions[Q]> {
    const id = (this.questions += 1);
    const answered = new Promise<Questions[Q]>((resolve, reject) => {
      const onMessage = (message: unknown) => {
        const reply = message as { id: number; answer: Questions[Q] };
        if (reply.id !== id) return;
        this.child.off('message', onMessage).off('exit', onExit);
        resolve(reply.answer);
      };
      const onExit = () => reject(new Error('the program ended'));
      this.child.on('message', onMessage).once('exit', onExit);
    });
    this.child.send({ id, question, argument });
    return answered;
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    const insist = setTimeout(() => this.child.kill('SIGKILL'), STOP_MS);
    await ended;
    clearTimeout(insist);
  }
}
