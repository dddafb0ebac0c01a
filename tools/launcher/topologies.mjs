import { join } from 'node:path';
import { keptPorts } from '../../infra/servers/src/kit.mjs';
import { nodeChild, STOP } from './node-child.mjs';
import { withKeysOf } from './secrets.mjs';

const SERVICES = ['identity', 'events', 'applications', 'billing', 'attachments', 'content', 'notifications'];
const ENTRIES = ['workers', 'gateway'];

/**
 * All of Stallbook in one process.
 * @param {import('./companions.mjs').Start} start
 * @param {NodeJS.ProcessEnv} env
 */
export async function allInOne({ options: { repo, root }, group }, env) {
  const script = join(repo, 'apps', 'all-in-one', 'dist', 'main.js');
  const child = nodeChild({ name: 'app', title: 'Stallbook', script, root, env, stopOrder: STOP.entry, stopMs: 3_500 });
  await group.start(child);
  group.keepAlive(child);
}

/**
 * Every service in its own process, with its own keys and the addresses of all the others.
 * @param {import('./companions.mjs').Start} start
 * @param {NodeJS.ProcessEnv} env
 */
export async function distributed({ options: { repo, root, host, port }, group }, env) {
  const health = (/** @type {string} */ name) => `${name}-http`;
  const ports = await keptPorts(root, 'services', [...SERVICES, ...[...SERVICES, ...ENTRIES].map(health)]);
  /** @type {Record<string, string>} */
  const addresses = Object.fromEntries(
    SERVICES.map((name) => [`STALLBOOK_RPC_${name.toUpperCase()}`, `127.0.0.1:${ports[name]}`]),
  );
  // Bodies of files go over HTTP, to the port that attachments also answers health checks on.
  addresses.STALLBOOK_FILES_URL = `http://127.0.0.1:${ports[health('attachments')]}`;
  const local = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  const children = [...SERVICES, ...ENTRIES].map((name) => {
    const isGateway = name === 'gateway';
    const address = isGateway ? `${local}:${port}` : `127.0.0.1:${ports[health(name)]}`;
    return nodeChild({
      name,
      title: isGateway ? 'The gateway' : name,
      script: join(repo, 'apps', name, 'dist', 'main.js'),
      root,
      env: {
        ...withKeysOf(name, env),
        ...addresses,
        HOST: isGateway ? host : '127.0.0.1',
        STALLBOOK_HTTP_PORT: String(ports[health(name)]),
      },
      stopOrder: ENTRIES.includes(name) ? STOP.entry : STOP.services,
      stopMs: 2_000,
      isReady: async () => (await fetch(`http://${address}/readyz`, { signal: AbortSignal.timeout(2_000) })).ok,
    });
  });
  const started = await Promise.allSettled(children.map((child) => group.start(child)));
  const failure = started.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
  for (const child of children) group.keepAlive(child);
}
