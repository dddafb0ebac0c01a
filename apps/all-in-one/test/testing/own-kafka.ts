import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startServers, type RunningServers } from '@stallbook/servers';

export async function startOwnKafka() {
  const { PATH, HOME, STALLBOOK_CACHE } = process.env;
  const roots: string[] = [];
  const kafka = await freePort();
  const ports = { kafka, kafkaController: await freePort([kafka]) };
  const start = (): Promise<RunningServers> => {
    const root = mkdtempSync(join(tmpdir(), 'stallbook-kafka-'));
    roots.push(root);
    const want = { mongo: false, redis: false, kafka: 'required' as const };
    return startServers({ root, ports, env: { PATH, HOME, STALLBOOK_CACHE }, want });
  };
  let servers = await start();
  return {
    settings: { STALLBOOK_BUS: 'kafka', KAFKA_BROKERS: servers.env.KAFKA_BROKERS ?? '' },
    async replace(): Promise<void> {
      await servers.stop();
      servers = await start();
    },
    async stop(): Promise<void> {
      await servers.stop();
      for (const root of roots) rmSync(root, { recursive: true, force: true });
    },
  };
}
