import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findJava } from './find.mjs';
import { type RunningServers, startServers } from './index.mjs';

/** The home of the Java on PATH, so that PATH can be removed. */
const javaHome = async () => dirname(dirname(realpathSync((await findJava(process.env))?.java ?? '')));

describe('servers on a bare machine', () => {
  const dir = mkdtempSync(join(tmpdir(), 'stallbook-first-'));
  const root = join(dir, 'data');
  const given = { ...process.env, MONGODB_URL: undefined, REDIS_URL: undefined, KAFKA_BROKERS: undefined };
  const env = { ...given, STALLBOOK_CACHE: join(dir, 'cache') };
  let servers: RunningServers | undefined;
  afterAll(async () => {
    await servers?.stop();
    rmSync(dir, { recursive: true, force: true });
  });

  it('are downloaded once, and then start without any package client', async () => {
    const said: string[] = [];
    servers = await startServers({ root, env, say: (line) => said.push(line) });
    expect(said.filter((line) => line.includes('downloaded in')).length).toBeGreaterThan(0);
    await servers.stop();
    const offline = { ...env, PATH: '/nonexistent', JAVA_HOME: await javaHome() };
    servers = await startServers({ root, env: offline, say: (line) => said.push(line) });
    expect(Object.values(servers.sources).every((source) => source.startsWith('cache ('))).toBe(true);
    expect(Object.keys(servers.env)).toEqual(['MONGODB_URL', 'REDIS_URL', 'KAFKA_BROKERS']);
  });

  it('come back from ten kills in a row', async () => {
    for (let round = 0; round < 10; round += 1) {
      for (const server of [servers?.mongo, servers?.redis]) await server?.kill();
      await Promise.all([servers?.mongo?.start(), servers?.redis?.start()]);
    }
    await servers?.kafka?.kill();
    await servers?.kafka?.start();
    expect([servers?.mongo?.running, servers?.redis?.running, servers?.kafka?.running]).toEqual([true, true, true]);
  });
});
