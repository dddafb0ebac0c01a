import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { Change } from './tree.js';

const CONFIG = join(import.meta.dirname, '../../.prettierrc.json');

/** Formats everything first, so that a text that cannot be parsed leaves nothing half done. */
export async function writeChanges(root: string, changes: readonly Change[]): Promise<void> {
  const config = await resolveConfig(CONFIG, { config: CONFIG });
  const formatted = await Promise.all(
    changes.map(
      async ({ path, text }) => [join(root, path), await format(text, { ...config, filepath: path })] as const,
    ),
  );
  changes.forEach(({ isNew }, index) => {
    const [file, text] = formatted[index]!;
    mkdirSync(dirname(file), { recursive: true });
    // `wx`: a file that appeared since the plan was made is not replaced.
    writeFileSync(file, text, { flag: isNew ? 'wx' : 'w' });
  });
}
