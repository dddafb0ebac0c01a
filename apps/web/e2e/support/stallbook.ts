import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { freePort } from '@stallbook/servers';
import { forget } from './forget.js';

const repo = resolve(import.meta.dirname, '../../../..');
/** A build would replace the files that another browser suite is loading. */
const builtBefore = process.argv.includes('--no-build');

/** Runs like `npm start`: built, with production settings, and its own port and folder. */
export class Stallbook {
  readonly root = mkdtempSync(join(tmpdir(), 'stallbook-e2e-'));
  url = '';
  mailbox = '';
  private readonly prefix = `e2e_${process.pid}_${Date.now().toString(36)}`;
  private port = 0;
  private child: ChildProcess | undefined;

  /** Rejects with the output of a failed start. */
  async start(): Promise<void> {
    this.port ||= await freePort();
    const embedded = process.env['STALLBOOK_TEST_KAFKA'] === '0';
    const options = ['--demo', ...(embedded ? ['--bus=embedded'] : []), ...(builtBefore ? ['--no-build'] : [])];
    const child = this.launch('tools/launcher/start.mjs', options);
    this.child = child;
    let said = '';
    await new Promise<void>((ready, failed) => {
      const hear = (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('Ctrl-C stops everything')) ready();
      };
      child.stdout?.on('data', hear);
      child.stderr?.on('data', hear);
      child.once('exit', (code) => failed(new Error(`Stallbook did not start (exit code ${code}):\n${said}`)));
    });
    this.url = /is ready at (\S+)/.exec(said)?.[1] ?? '';
    this.mailbox = /Mailbox\s+(\S+)/.exec(said)?.[1] ?? '';
    const bus = /^ +Kafka .*$/m.exec(said)?.[0].trim().replace(/\s+/g, ' ');
    console.log(`Stallbook runs at ${this.url}. ${bus}`);
  }

  async stop(): Promise<number | null> {
    const child = this.child;
    this.child = undefined;
    if (!child || child.exitCode !== null) return child?.exitCode ?? null;
    const ended = once(child, 'exit') as Promise<[number | null]>;
    child.kill('SIGINT');
    return (await ended)[0];
  }

  /** Runs a project command on the same data and resolves with its output. */
  async run(script: string, args: string[]): Promise<string> {
    const child = spawn('npm', ['run', '--silent', script, '--', ...args], { cwd: repo, env: this.environment() });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`npm run ${script} ended with ${code}:\n${said}`);
    return said;
  }

  async advance(ms: number): Promise<void> {
    const redis = new Redis(this.redisUrl(), { maxRetriesPerRequest: null });
    const key = `${this.prefix}:test-clock`;
    await redis.publish(key, String(await redis.incrby(key, ms)));
    // Jobs wait by the clock of Redis, and look at the test clock when they run.
    const decisions = new Queue('bulk-decisions', { connection: redis, prefix: `${this.prefix}:jobs` });
    await decisions.promoteJobs();
    await decisions.close();
    redis.disconnect();
  }

  stripeKey(): string {
    const secrets = JSON.parse(readFileSync(join(this.root, 'secrets.json'), 'utf8')) as Record<string, string>;
    return secrets['STRIPE_EMULATOR_CONTROL_KEY'] ?? '';
  }

  log(lines = 40): string {
    return readFileSync(join(this.root, 'logs', 'app.log'), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(-lines)
      .join('\n');
  }

  /** Also removes its folder and its data on shared servers. */
  async remove(): Promise<void> {
    await this.stop();
    await forget(this.prefix, process.env);
    rmSync(this.root, { recursive: true, force: true });
  }

  private redisUrl(): string {
    if (process.env['REDIS_URL']) return process.env['REDIS_URL'];
    const ports = readFileSync(join(this.root, 'run', 'ports', 'servers.json'), 'utf8');
    return `redis://127.0.0.1:${(JSON.parse(ports) as { redis: number }).redis}`;
  }

  private launch(script: string, args: string[]): ChildProcess {
    return spawn(process.execPath, [join(repo, script), ...args], {
      cwd: repo,
      env: this.environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  private environment(): NodeJS.ProcessEnv {
    const given = Object.entries(process.env).filter(
      ([name]) => !/^(STALLBOOK_(?!CACHE)|npm_|PORT$|HOST$|SMTP_URL$|MAILBOX_URL$|STRIPE_|S3_)/.test(name),
    );
    return {
      ...Object.fromEntries(given),
      NODE_ENV: 'production',
      PORT: String(this.port),
      STALLBOOK_DATA_DIR: this.root,
      STALLBOOK_DB_PREFIX: this.prefix,
      STALLBOOK_TEST_CLOCK: '1',
      // Another browser suite shares the processor.
      STALLBOOK_RPC_TIMEOUT_MS: '30000',
    };
  }
}
