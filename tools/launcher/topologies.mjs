import { join } from 'node:path';
import { keptPorts } from '../../infra/servers/src/kit.mjs';
import { nodeChild, STOP } from './node-child.mjs';
import { withKeysOf } from './secrets.mjs';
import { SERVICES } from './services.mjs';

const ENTRIES = ['workers', 'gateway'];

/**
 * All services in one process.
 * @param {import('./companions.mjs').Start} start
 * @param {NodeJS.ProcessEnv} env
 */
export async function allInOne({ options: { repo, root }, group }, env) {
  const script = join(repo, 'apps', 'all-in-one', 'dist', 'main.js');
  const { app } = await keptPorts(root, 'ops', ['app']);
  const child = nodeChild({
    name: 'app',
    title: 'Stallbook',
    script,
    root,
    env: { ...env, ...opsAt(app) },
    stopOrder: STOP.entry,
    stopMs: 3_500,
    isReady: () => isReadyAt(app),
  });
  await group.start(child);
  group.keepAlive(child, { essential: true });
}

/** @param {number} port */
async function isReadyAt(port) {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_500) });
  return answer.ok;
}

/**
 * Where a process serves health checks and metrics.
 * @param {number} port
 */
const opsAt = (port) => ({ OPS_HOST: '127.0.0.1', OPS_PORT: String(port) });

/**
 * Every service in a separate process, with its keys and all addresses.
 * @param {import('./companions.mjs').Start} start
 * @param {NodeJS.ProcessEnv} env
 */
export async function distributed({ options: { repo, root, host }, group }, env) {
  const ops = (/** @type {string} */ name) => `${name}-ops`;
  const programs = [...SERVICES, ...ENTRIES];
  const ports = await keptPorts(root, 'services', [...SERVICES, 'files', ...programs.map(ops)]);
  /** @type {Record<string, string>} */
  const addresses = Object.fromEntries(
    SERVICES.map((name) => [`STALLBOOK_RPC_${name.toUpperCase()}`, `127.0.0.1:${ports[name]}`]),
  );
  addresses.STALLBOOK_FILES_URL = `http://127.0.0.1:${ports.files}`;
  const children = programs.map((name) => {
    const isGateway = name === 'gateway';
    const port = ports[ops(name)] ?? 0;
    return nodeChild({
      name,
      title: isGateway ? 'The gateway' : name,
      script: join(repo, 'apps', name, 'dist', 'main.js'),
      root,
      env: {
        ...withKeysOf(name, env),
        ...addresses,
        ...opsAt(port),
        HOST: isGateway ? host : '127.0.0.1',
        STALLBOOK_HTTP_PORT: String(ports.files),
      },
      stopOrder: ENTRIES.includes(name) ? STOP.entry : STOP.services,
      stopMs: 2_000,
      isReady: () => isReadyAt(port),
    });
  });
  const started = await Promise.allSettled(children.map((child) => group.start(child)));
  const failure = started.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
  for (const child of children) group.keepAlive(child, { essential: true });
}
