import { DomainError } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import type { ImportRowInput } from '@stallbook/contracts';
import { countRows, seedFile, type Counts, type ImportSteps } from './seed-file.js';
import { Throttle } from './throttle.js';

async function* file(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

const csv = (rows: number): string =>
  `name,city\n${Array.from({ length: rows }, (_, index) => `M${index},Salem`).join('\n')}\n`;
/** A mark among the rows that were begun. */
const FIRST_ENDS = 0;
const one = { created: 1, failed: 0, warnings: 2 };

/** Rows with the same first cell name the same market. */
const steps = (seed: ImportSteps['seed'], report: ImportSteps['report'] = () => undefined): ImportSteps => ({
  identify: (_header, rows) => Promise.resolve(rows.map(({ cells }) => cells[0] ?? '')),
  seed,
  report,
});

describe('seeding a file', () => {
  it('[CL-057] hands every row on once, in batches of at most five', async () => {
    const batches: ImportRowInput[][] = [];
    const counts = await seedFile(
      file(csv(23)),
      steps((header, rows) => {
        expect(header).toEqual(['name', 'city']);
        batches.push(rows);
        return Promise.resolve(one);
      }),
    );
    expect(batches.map(({ length }) => length).sort()).toEqual([3, 5, 5, 5, 5]);
    expect(
      batches
        .flat()
        .map(({ row }) => row)
        .sort((a, b) => a - b),
    ).toEqual(Array.from({ length: 23 }, (_, index) => index + 1));
    expect(counts).toEqual({ processedRows: 23, createdCount: 5, failedCount: 0, warningCount: 10 });
  });

  it.each([
    ['very large cells', `"${'\n'.repeat(250_000)}"`],
    ['very many empty cells', ','.repeat(200_000)],
  ])('hands rows with %s on in calls below the 16 MiB of a message', async (_what, cells) => {
    const lines = Array.from({ length: 45 }, (_, index) => `M${index},${cells}`);
    const [calls, seeded]: [string[], number[]] = [[], []];
    const counts = await seedFile(file(`name,notes\n${lines.join('\n')}\n`), {
      identify(header, rows) {
        calls.push(JSON.stringify({ header, rows }));
        return Promise.resolve(rows.map(({ row }) => `${row}`));
      },
      seed(header, rows) {
        calls.push(JSON.stringify({ header, rows }));
        seeded.push(...rows.map(({ row }) => row));
        return Promise.resolve(one);
      },
      report: () => undefined,
    });
    expect(Math.max(...calls.map((call) => Buffer.byteLength(call)))).toBeLessThan(16 * 1024 * 1024);
    expect(seeded.sort((a, b) => a - b)).toEqual(Array.from({ length: 45 }, (_, index) => index + 1));
    expect(counts).toMatchObject({ processedRows: 45 });
  });

  it('tells the counts after every batch', async () => {
    const reported: Counts[] = [];
    await seedFile(
      file(csv(12)),
      steps(
        () => Promise.resolve(one),
        (counts) => reported.push(counts),
      ),
    );
    expect(reported.map(({ processedRows }) => processedRows)).toHaveLength(3);
    expect(reported.at(-1)).toMatchObject({ processedRows: 12 });
  });

  it('ends with the failure of a batch, once those under way are through', async () => {
    let under = 0;
    let handedOn = 0;
    const seed = async (_header: string[], rows: ImportRowInput[]) => {
      under += 1;
      handedOn += 1;
      await new Promise((resolve) => setImmediate(resolve));
      under -= 1;
      if (rows[0]?.row === 6) throw new Error('away');
      return one;
    };
    await expect(seedFile(file(csv(500)), steps(seed))).rejects.toThrow('away');
    expect(under).toBe(0);
    expect(handedOn).toBeLessThan(20);
  });

  it('holds a row back while an earlier one that names the same market is under way, and no other row', async () => {
    const text = csv(40).replace('M6,', 'M2,').replace('M36,', 'M2,');
    const begun: number[] = [];
    let letFirstEnd: () => void = () => undefined;
    const first = new Promise<void>((resolve) => (letFirstEnd = resolve));
    const seed = async (_header: string[], rows: ImportRowInput[]) => {
      const row = rows[0]?.row ?? 0;
      begun.push(row);
      if (row === 1) await first;
      return one;
    };
    const done = seedFile(file(text), steps(seed));
    await eventually(() => expect(begun).toEqual([1, 11, 16, 21, 26, 31]));
    begun.push(FIRST_ENDS);
    letFirstEnd();
    await done;
    expect(begun).toEqual([1, 11, 16, 21, 26, 31, FIRST_ENDS, 6, 36]);
  });

  it('does not hand a row on when the earlier one that names the same market failed', async () => {
    const begun: number[] = [];
    const seed = async (_header: string[], rows: ImportRowInput[]) => {
      const row = rows[0]?.row ?? 0;
      begun.push(row);
      await new Promise((resolve) => setImmediate(resolve));
      throw new Error('away');
    };
    await expect(seedFile(file(csv(10).replace('M6,', 'M2,')), steps(seed))).rejects.toThrow('away');
    expect(begun).toEqual([1]);
  });

  it('refuses a file that cannot be read to its end before anything is handed on', async () => {
    const refusal = await countRows(file(`${csv(50)}"open,Salem\n`)).catch((error: unknown) => error);
    expect(DomainError.is(refusal) && refusal.code).toBe('CSV.UNBALANCED_QUOTES');
    expect(await countRows(file(csv(50)))).toBe(50);
  });
});

describe('progress', () => {
  it('keeps the latest value, one call at a time, and drops what waits at the end', async () => {
    const sent: number[] = [];
    const throttle = new Throttle<number>(
      0,
      (value) => Promise.resolve(void sent.push(value)),
      () => undefined,
    );
    for (const value of [1, 2, 3]) throttle.push(value);
    await eventually(() => expect(sent).toEqual([3]));
    throttle.push(4);
    await throttle.end();
    expect(sent).toEqual([3]);
  });

  it('tells of a call that failed, and continues', async () => {
    const failures: unknown[] = [];
    const fail = new Error('away');
    const throttle = new Throttle<number>(
      0,
      () => Promise.reject(fail),
      (error) => failures.push(error),
    );
    throttle.push(1);
    await eventually(() => expect(failures).toEqual([fail]));
    throttle.push(2);
    await eventually(() => expect(failures).toEqual([fail, fail]));
  });
});
