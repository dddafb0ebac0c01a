import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processMark } from '../../infra/servers/src/kit.mjs';
import { makeScratch, sweepScratch } from './scratch.mjs';

const longAgo = new Date('2026-01-01T00:00:00Z');

describe('folders of test runs', () => {
  it('what a killed run left behind is ended and removed by the next one', async () => {
    const folder = makeScratch();
    const server = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' });
    const ended = new Promise((resolve) => server.once('exit', resolve));
    const record = { pid: server.pid, mark: processMark(server.pid ?? 0), stopOrder: 50 };
    writeFileSync(join(folder, 'run', 'mongo.json'), JSON.stringify(record));
    writeFileSync(
      join(folder, 'run', 'runner.json'),
      JSON.stringify({ pid: process.pid, mark: 'of a run long gone', stopOrder: 0 }),
    );
    utimesSync(folder, longAgo, longAgo);
    await sweepScratch();
    await ended;
    expect(existsSync(folder)).toBe(false);
  });

  it('a run that is still under way keeps its folder', async () => {
    const folder = makeScratch();
    mkdirSync(join(folder, 'data'));
    utimesSync(folder, longAgo, longAgo);
    await sweepScratch();
    expect(existsSync(join(folder, 'data'))).toBe(true);
    rmSync(folder, { recursive: true });
  });
});
