import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fillIntegrity } from './integrity.mjs';

const CHECKSUM = 'sha512-AAAA';

describe('checksums in the lock file', () => {
  let registry: Server;
  let env: NodeJS.ProcessEnv;
  beforeAll(async () => {
    // A registry that carries one platform.
    registry = createServer((request, response) => {
      const name = decodeURIComponent(request.url ?? '').slice(1);
      if (name !== '@example/tool-linux-x64') return response.writeHead(404).end('{"error":"Not found"}');
      const dist = { integrity: CHECKSUM, tarball: 'http://registry.example/tool.tgz' };
      const versions = { '1.2.3': { name, version: '1.2.3', dist } };
      response.setHeader('content-type', 'application/json');
      return response.end(JSON.stringify({ name, 'dist-tags': { latest: '1.2.3' }, versions }));
    });
    await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
    env = { ...process.env, npm_config_registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}/` };
  });
  afterAll(() => new Promise((resolve) => registry.close(resolve)));

  const linux = 'node_modules/@example/tool-linux-x64';
  const windows = 'node_modules/tool/node_modules/@example/tool-win32-x64';
  const entry = { version: '1.2.3', optional: true };

  it('come from the registry, without its name', async () => {
    const packages = { 'libs/own': { version: '0.1.0' }, [linux]: { ...entry }, [windows]: { ...entry } };
    expect(await fillIntegrity(packages, env)).toEqual(['@example/tool-win32-x64@1.2.3']);
    expect(packages).toEqual({
      'libs/own': { version: '0.1.0' },
      [linux]: { version: '1.2.3', integrity: CHECKSUM, optional: true },
      [windows]: entry,
    });
  });

  it('are not made up where the registry cannot be asked', async () => {
    const away = { ...env, npm_config_registry: 'http://127.0.0.1:9/', npm_config_fetch_retries: '0' };
    await expect(fillIntegrity({ [linux]: { ...entry } }, away)).rejects.toThrow(
      'The registry could not be asked for the checksum of @example/tool-linux-x64@1.2.3',
    );
  });
});
