// Reads `[folder, ...{ file, imports }]` and writes the imports that lead to no file in the folder, both as JSON.
// Needs `node --experimental-import-meta-resolve`.
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** @type {[string, ...{ file: string, imports: string[] }[]]} */
const [folder, ...files] = JSON.parse(readFileSync(0, 'utf8'));

/** @param {string} file @param {string} name */
function isInside(file, name) {
  try {
    const found = fileURLToPath(import.meta.resolve(name, pathToFileURL(file).href));
    return existsSync(found) && realpathSync(found).startsWith(folder);
  } catch {
    return false;
  }
}

const missing = files.flatMap(({ file, imports }) =>
  imports.filter((name) => !isBuiltin(name) && !isInside(file, name)).map((name) => `${file}: ${name}`),
);
process.stdout.write(JSON.stringify(missing));
