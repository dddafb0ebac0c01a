// `node tools/image/assemble.mjs <process> <folder>`: puts into a new folder what one process needs to run, and nothing else.
// It works on the built workspace. `node <folder>/main.js` starts the process. The Dockerfile calls it.
import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { installedPackages } from './dependencies.mjs';
import { importedPackages, manifestOf, workspacePackages } from './workspace.mjs';

/** What a process reads besides code. */
const FILES = /** @type {Record<string, string[]>} */ ({
  events: ['apps/events/data'],
  gateway: ['apps/web/dist', 'apps/web/pages.json', 'apps/web/pages.es.json', 'apps/web/persisted-operations.json'],
  workers: ['apps/workers/data'],
});
const SCOPE = '@stallbook/';
/** What no process reads: source maps, types and the mark of the build. */
const LEFT_OUT = /\.map$|\.d\.[cm]?ts$|\/\.built$/;

/**
 * @param {string} repo
 * @param {string} process its package without the scope
 * @param {string} folder
 */
export function assemble(repo, process, folder) {
  const workspace = workspacePackages(repo);
  const own = ownPackages(repo, workspace, SCOPE + process);
  const allowed = manifestOf(repo).dependencies ?? {};
  const imported = own.flatMap((path) =>
    [...importedPackages(join(repo, path, 'dist'))]
      .filter((name) => !workspace.has(name))
      .map((name) => {
        if (!(name in allowed)) throw new Error(`${path} imports ${name}, which is no production dependency.`);
        return { name, from: join(repo, path) };
      }),
  );
  const installed = installedPackages(repo, imported);

  if (existsSync(folder)) throw new Error(`${folder} already exists.`);
  for (const path of own) {
    copy(repo, folder, `${path}/package.json`);
    copy(repo, folder, `${path}/dist`);
    link(folder, manifestOf(join(repo, path)).name, path);
  }
  for (const path of FILES[process] ?? []) copy(repo, folder, path);
  for (const path of installed) copy(repo, folder, path);
  const { name, version } = manifestOf(repo);
  write(folder, 'package.json', `${JSON.stringify({ name, version, private: true, type: 'module' }, null, 2)}\n`);
  write(folder, 'main.js', `import './${workspace.get(SCOPE + process)}/dist/main.js';\n`);
  return { own, installed };
}

/**
 * The package of the process and those of the workspace that it depends on.
 * @param {string} repo
 * @param {Map<string, string>} workspace
 * @param {string} start
 */
function ownPackages(repo, workspace, start) {
  const main = join(repo, workspace.get(start) ?? start, 'dist', 'main.js');
  if (!existsSync(main)) throw new Error(`${main} is missing: there is no such process, or it is not built.`);
  const found = new Set([start]);
  for (const name of found) {
    const imported = importedPackages(join(repo, workspace.get(name) ?? '', 'dist'));
    for (const one of imported) if (workspace.has(one)) found.add(one);
  }
  return [...found].map((name) => workspace.get(name) ?? '').sort();
}

/** @param {string} repo @param {string} folder @param {string} path */
function copy(repo, folder, path) {
  const source = join(repo, path);
  const filter = (/** @type {string} */ file) =>
    file === source || !(LEFT_OUT.test(file) || basename(file) === 'node_modules');
  cpSync(source, join(folder, path), { recursive: true, dereference: true, filter });
}

/** @param {string} folder @param {string} path @param {string} text */
function write(folder, path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** @param {string} folder @param {string} name @param {string} path */
function link(folder, name, path) {
  mkdirSync(join(folder, 'node_modules', SCOPE), { recursive: true });
  symlinkSync(join('..', '..', path), join(folder, 'node_modules', name));
}

if (process.argv[1] === import.meta.filename) {
  const [name, folder] = process.argv.slice(2);
  if (!name || !folder) {
    console.error('Usage: node tools/image/assemble.mjs <process> <folder>');
    process.exit(2);
  }
  const { own, installed } = assemble(resolve(import.meta.dirname, '../..'), name, resolve(folder));
  console.log(`${name}: ${own.length} packages of the workspace, ${installed.length} installed ones.`);
}
