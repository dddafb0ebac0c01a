import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Journal } from './journal.js';

describe('the journal', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stallbook-journal-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('acknowledges to every caller only what is on disk, also to those that waited for the same write', async () => {
    const file = join(folder, 'state.json');
    const journal = new Journal(file, [], 0, (_, key) => key);
    const written = () => readFileSync(`${file}.1.journal`, 'utf8');
    const save = async (key: string) => {
      journal.mark('customers', key);
      await journal.saved();
      expect(written()).toContain(`"${key}"`);
    };
    await Promise.all(['a', 'b', 'c', 'd'].map(save));
  });
});
