import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Schema, Schemas } from './schema.js';

const MODULE = 'github.com/stripe/stripe-mock@v0.203.0';

export interface Specification {
  components: { schemas: Schemas };
  paths: Record<
    string,
    Record<string, { responses: { 200?: { content: { 'application/json': { schema: Schema } } } } }>
  >;
}

/** Stripe's mock and its specification come as a Go module. */
export const goIsThere = (): boolean => {
  try {
    execFileSync('go', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** The OpenAPI specification that stripe-mock carries. */
export const readSpecification = (): Specification => {
  const found = JSON.parse(execFileSync('go', ['mod', 'download', '-json', MODULE], { encoding: 'utf8' })) as {
    Dir: string;
  };
  return JSON.parse(readFileSync(join(found.Dir, 'embedded', 'openapi', 'spec3.json'), 'utf8')) as Specification;
};

const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

/** Builds stripe-mock if it is not cached, and starts it on a free port. */
export const startStripeMock = async () => {
  const folder = join(process.env.STALLBOOK_CACHE ?? join(homedir(), '.cache', 'stallbook'), 'bin');
  const binary = join(folder, 'stripe-mock');
  if (!existsSync(binary))
    execFileSync('go', ['install', MODULE], { env: { ...process.env, GOBIN: folder }, stdio: 'inherit' });
  const port = await freePort();
  const child = spawn(binary, ['-http-port', String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`stripe-mock ended with ${code}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Listening')) resolve();
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        child.removeAllListeners('exit').once('exit', () => resolve());
        child.kill();
      }),
  };
};
