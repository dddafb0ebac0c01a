import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onKeptPorts } from './on-kept-ports.mjs';

describe('a companion on kept ports', () => {
  const root = mkdtempSync(join(tmpdir(), 'stallbook-ports-'));
  const others: Server[] = [];
  afterAll(() => {
    for (const other of others) other.close();
    rmSync(root, { recursive: true, force: true });
  });

  const takenBy = (port: number) =>
    new Promise<void>((resolve) => {
      others.push(createServer().listen(port, '127.0.0.1', resolve));
    });

  it('starts on another port if a program takes the chosen one before the start', async () => {
    const tried: number[] = [];
    const { web } = await onKeptPorts(root, 'raced', ['web'], async (ports) => {
      tried.push(ports.web);
      if (tried.length > 1) return;
      await takenBy(ports.web);
      throw new Error('EADDRINUSE');
    });
    expect(tried).toHaveLength(2);
    expect(web).toBe(tried[1]);
    expect(tried[0]).not.toBe(tried[1]);
  });

  it('reports a failure that has nothing to do with its ports', async () => {
    const start = jest.fn(() => Promise.reject(new Error('no such file')));
    await expect(onKeptPorts(root, 'broken', ['web'], start)).rejects.toThrow('no such file');
    expect(start).toHaveBeenCalledTimes(1);
  });
});
