import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processMark, writeRecord } from '../../infra/servers/src/kit.mjs';
import { findBrokers, findDatabase } from './database.mjs';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'stallbook-installation-'))));
afterEach(() => rmSync(root, { recursive: true }));

it('the MongoDB of a running installation is not started a second time while it restarts', async () => {
  writeRecord(join(root, 'run'), 'launcher', {
    pid: process.pid,
    mark: processMark(process.pid) ?? '',
    stopOrder: 0,
  });
  await expect(findDatabase({ STALLBOOK_DATA_DIR: root, PATH: '' })).rejects.toThrow('but not its MongoDB');
});

describe('the brokers of an installation', () => {
  const usesKafka = () => {
    mkdirSync(join(root, 'data', 'kafka'), { recursive: true });
    writeFileSync(join(root, 'data', 'kafka', 'meta.properties'), 'version=1');
  };

  it('are none if it never used Kafka', () => {
    expect(findBrokers({ STALLBOOK_DATA_DIR: root })).toEqual([]);
  });

  it('are asked for if its Kafka is stopped, because the embedded bus has other messages', () => {
    usesKafka();
    expect(() => findBrokers({ STALLBOOK_DATA_DIR: root })).toThrow('Kafka is not running');
    expect(findBrokers({ STALLBOOK_DATA_DIR: root, STALLBOOK_BUS: 'embedded' })).toEqual([]);
    expect(findBrokers({ STALLBOOK_DATA_DIR: root, KAFKA_BROKERS: 'one:9092,two:9092' })).toEqual([
      'one:9092',
      'two:9092',
    ]);
  });
});
