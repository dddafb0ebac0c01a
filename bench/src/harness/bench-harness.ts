import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { ServiceName } from '@stallbook/kernel';
import { freePort, startServers, type RunningServers } from '@stallbook/servers';
import { MongoClient } from 'mongodb';
import { ALLOCATOR } from '../../../tools/launcher/app-env.mjs';
import { freshKeys, withKeysOf } from '../../../tools/launcher/secrets.mjs';
import { processorTime } from './processor.js';
import { Program } from './program.js';

export const REPO = resolve(import.meta.dirname, '../../..');
const FLOORS = join(REPO, 'bench/src/floors');
export const KEYS = freshKeys();
/** Set in a developer's shell for other purposes; the bench always starts separate servers. */
const FOREIGN = /^(STALLBOOK_(?!CACHE$)|MONGODB_URL|REDIS_URL|KAFKA_BROKERS|SMTP_URL|STRIPE_|S3_|PORT$|HOST$|npm_)/;

/** This environment without variables that name other servers. */
export const ownEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !FOREIGN.test(name)));

const QUIET_SECONDS = 3;
/** Processor time per second below which a process counts as resting. */
const RESTING_MS = 150;

interface StallbookOptions {
  bus?: 'kafka' | 'embedded';
  /** Accounts, markets and a season, which take a while to make. */
  demo?: boolean;
  env?: NodeJS.ProcessEnv;
}

/** Starts separate servers and programs in one temporary folder. */
export class BenchHarness {
  private programs: Program[] = [];
  private closing: Promise<void> | undefined;
  private mail: { smtp: string; web: string } | undefined;

  private constructor(
    readonly root: string,
    readonly servers: RunningServers,
    readonly client: MongoClient,
    readonly results: string,
    readonly profiles: boolean,
    readonly large: boolean,
  ) {}

  static async open(options: { results: string; profiles: boolean; large: boolean }): Promise<BenchHarness> {
    const root = mkdtempSync(join(tmpdir(), 'stallbook-bench-'));
    try {
      const servers = await startServers({ root, ports: 'free', env: ownEnvironment() });
      const client = await new MongoClient(servers.env.MONGODB_URL ?? '').connect();
      mkdirSync(options.results, { recursive: true });
      return new BenchHarness(root, servers, client, options.results, options.profiles, options.large);
    } catch (error) {
      rmSync(root, { recursive: true, force: true });
      throw error;
    }
  }

  /** All of Stallbook in one compiled process, with databases under `prefix`. */
  async stallbook(prefix: string, { bus = 'kafka', demo = true, env = {} }: StallbookOptions = {}): Promise<Program> {
    const settings = {
      ...(await this.settings(prefix, bus)),
      ...KEYS,
      ...(!demo && { STALLBOOK_DEMO: undefined }),
      ...env,
    };
    const app = await this.start('app', join(REPO, 'apps/all-in-one/dist/main.js'), settings);
    await this.rested(app);
    return app;
  }

  /** Until Stallbook has little to do. After a start, its demo season and search terms belong to no figure. */
  async rested(app: Program): Promise<void> {
    const until = performance.now() + 180_000;
    let before = this.processor({ app })['app'] ?? 0;
    for (let quiet = 0; quiet < QUIET_SECONDS && performance.now() < until;) {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      const now = this.processor({ app })['app'] ?? 0;
      quiet = now - before < RESTING_MS ? quiet + 1 : 0;
      before = now;
    }
  }

  /** The gateway and the named services as separate processes, connected by gRPC. */
  async apart(prefix: string, services: readonly ServiceName[]): Promise<Record<string, Program>> {
    const settings: NodeJS.ProcessEnv = await this.settings(prefix, 'kafka');
    for (const name of services) settings[`STALLBOOK_RPC_${name.toUpperCase()}`] = `127.0.0.1:${await freePort()}`;
    const files = String(await freePort());
    settings['STALLBOOK_FILES_URL'] = `http://127.0.0.1:${files}`;
    const programs: Record<string, Program> = {};
    for (const name of [...services, 'gateway'] as const) {
      programs[name] = await this.start(name, join(REPO, `apps/${name}/dist/main.js`), {
        ...settings,
        ...withKeysOf(name, KEYS),
        ...(name === 'attachments' && { STALLBOOK_HTTP_PORT: files }),
      });
    }
    return programs;
  }

  private async settings(prefix: string, bus: 'kafka' | 'embedded'): Promise<NodeJS.ProcessEnv> {
    const { smtp } = await this.mailbox();
    const { KAFKA_BROKERS, ...servers } = this.servers.env;
    return {
      ...ALLOCATOR,
      ...servers,
      ...(bus === 'kafka' && { KAFKA_BROKERS }),
      STALLBOOK_BUS: bus,
      STALLBOOK_DB_PREFIX: prefix,
      STALLBOOK_DATA_DIR: this.root,
      STALLBOOK_DEMO: '1',
      STALLBOOK_DRAFTS_PER_DAY: '100000',
      STALLBOOK_CHANGES_PER_HOUR: '100000000',
      STALLBOOK_ADMIN_EMAILS: 'admin@stallbook.example',
      SMTP_URL: smtp,
      PORT: String(await freePort()),
      HOST: '127.0.0.1',
    };
  }

  floor(name: string, env: NodeJS.ProcessEnv): Promise<Program> {
    const isPlain = existsSync(join(FLOORS, `${name}.mjs`));
    return this.start(name, join(FLOORS, `${name}.${isPlain ? 'mjs' : 'ts'}`), env, !isPlain);
  }

  /** A compiled program of the workspace besides Stallbook's own processes. */
  companion(name: string, script: string, env: NodeJS.ProcessEnv): Promise<Program> {
    return this.start(name, join(REPO, script), env);
  }

  /** The mail server: `smtp` receives, `web`/<address> returns the last email. */
  async mailbox(): Promise<{ smtp: string; web: string }> {
    if (this.mail) return this.mail;
    const smtp = await freePort();
    const { url } = await this.floor('mail-sink', { SMTP_PORT: String(smtp) });
    this.mail = { smtp: `smtp://127.0.0.1:${smtp}`, web: url };
    return this.mail;
  }

  /** Milliseconds of processor time used by all processes so far. */
  processor(programs: Record<string, Program>): Record<string, number> {
    const { mongo, redis, kafka } = this.servers;
    const others = Object.entries(programs).map(([name, { pid }]) => [name, pid]);
    return processorTime({
      ...Object.fromEntries(others),
      mongo: mongo?.pid,
      redis: redis?.pid,
      kafka: kafka?.pid,
      load: process.pid,
    });
  }

  /** Runs `work` under the processor profile of the program when profiles were asked for. */
  async profiled<R>(program: Program, name: string, work: () => Promise<R>): Promise<R> {
    if (!this.profiles) return work();
    await program.ask('startProfile');
    try {
      return await work();
    } finally {
      await program.ask('stopProfile', join(this.results, `${name}.cpuprofile`));
    }
  }

  /** Also those of a case that failed. */
  async stopPrograms(): Promise<void> {
    const running = this.programs.reverse();
    this.programs = [];
    this.mail = undefined;
    for (const program of running) await program.stop();
  }

  /** A signal and the end of the run may both ask for it. */
  close(): Promise<void> {
    return (this.closing ??= this.stop());
  }

  private async stop(): Promise<void> {
    await this.stopPrograms();
    await this.client.close();
    await this.servers.stop();
    rmSync(this.root, { recursive: true, force: true });
  }

  private async start(name: string, script: string, env: NodeJS.ProcessEnv, typescript = false): Promise<Program> {
    const program = await Program.start({
      name,
      script,
      logs: join(this.root, 'logs'),
      env: { ...ownEnvironment(), ...env },
      typescript,
    });
    this.programs.push(program);
    return program;
  }
}
