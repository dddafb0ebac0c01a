import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@stallbook/testing';
import { droppedLines, LogDestination } from './log-destination.js';

const dropped = async () => (await droppedLines.get()).values[0]?.value ?? 0;

describe('the log of a process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stallbook-log-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('drops and counts lines on a full disk without failing', async () => {
    const full = openSync('/dev/full', 'w');
    const log = new LogDestination(full);
    const before = await dropped();
    for (let line = 0; line < 50; line += 1) log.write(`${line}\n`);
    await eventually(async () => expect(await dropped()).toBe(before + 50));
    log.write('at the end\n');
    log.write('of the process\n');
    log.flushSync();
    await eventually(async () => expect(await dropped()).toBe(before + 52));
    closeSync(full);
  });

  it('writes lines in order, in the background and at exit', async () => {
    const file = join(folder, 'log');
    const fd = openSync(file, 'w');
    const log = new LogDestination(fd);
    log.write('first\n');
    await eventually(() => expect(readFileSync(file, 'utf8')).toBe('first\n'));
    log.write('second\n');
    log.write('third\n');
    await eventually(() => expect(readFileSync(file, 'utf8')).toBe('first\nsecond\nthird\n'));
    closeSync(fd);
  });

  it('drops lines that exceed the buffer', async () => {
    const before = await dropped();
    const fd = openSync(join(folder, 'flood'), 'w');
    const log = new LogDestination(fd);
    const line = `${'x'.repeat(99_999)}\n`;
    for (let count = 0; count < 30; count += 1) log.write(line);
    expect(await dropped()).toBeGreaterThan(before);
    await eventually(() => expect(readFileSync(join(folder, 'flood')).length).toBeGreaterThan(1_000_000));
    closeSync(fd);
  });
});
