import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Child } from './child.mjs';
import { ensurePrimary } from './primary.mjs';

/** @typedef {import('./servers.mjs').Place} Place */

/**
 * @param {Place} place
 * @param {string} binary
 * @param {number} port
 */
export function mongoChild(place, binary, port) {
  const dbpath = join(place.root, 'data', 'mongo');
  mkdirSync(dbpath, { recursive: true });
  return new Child({
    name: 'mongo',
    title: 'MongoDB',
    command: binary,
    args: [
      '--replSet',
      'rs0',
      '--bind_ip',
      '127.0.0.1',
      '--port',
      String(port),
      '--dbpath',
      dbpath,
      '--nounixsocket',
      '--wiredTigerCacheSizeGB',
      '1',
      '--oplogSize',
      '990',
      '--setParameter',
      'diagnosticDataCollectionEnabled=false',
      // A single member cannot hand over, so it need not wait before stopping.
      '--setParameter',
      'shutdownTimeoutMillisForSignaledShutdown=0',
      // Files of dropped collections stay open until then, and each open file makes the next drop slower.
      '--setParameter',
      'minSnapshotHistoryWindowInSeconds=5',
      '--syncdelay',
      '15',
      // Until then, the transaction of a killed process holds its locks; the default is a minute.
      '--setParameter',
      'transactionLifetimeLimitSeconds=5',
    ],
    env: place.env,
    log: join(place.root, 'logs', 'mongo.log'),
    runDir: join(place.root, 'run'),
    stopOrder: 50,
    stopMs: 1_500,
    readyMs: 60_000,
    isReady: () => ensurePrimary(port),
  });
}

/** @param {number} port */
export function mongoUrl(port) {
  return `mongodb://127.0.0.1:${port}/?replicaSet=rs0&directConnection=true`;
}
