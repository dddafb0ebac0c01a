// The `typecheck` target of a project: `node tools/build/check-types.mjs <tsconfig>…`.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TSC = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-native/package.json')));

/** The declarations of deleted sources. They go last, because other processes read the folder meanwhile. */
function removeOlder(/** @type {string} */ folder, /** @type {number} */ started) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && statSync(file).mtimeMs < started) rmSync(file);
  }
}

for (const config of process.argv.slice(2)) {
  const started = Date.now();
  const { status } = spawnSync(process.execPath, [TSC, '--singleThreaded', '-p', config], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  removeOlder(join(dirname(config), 'dist-types'), started);
}
