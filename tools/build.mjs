// `npm run build`: compiles every app and library whose sources changed, then the web app.
// Outputs go to <package>/dist; a mark there remembers what was built from what.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compilePackage } from './build/compile.mjs';
import { forgetOldFiles } from './build/forget.mjs';
import { fingerprint, isBuilt, markBuilt } from './build/mark.mjs';

const repo = resolve(import.meta.dirname, '..');

const packages = ['libs', 'infra', 'apps'].flatMap((group) =>
  readdirSync(join(repo, group))
    .map((name) => join(repo, group, name))
    .filter((dir) => existsSync(join(dir, 'package.json')))
    .filter((dir) => JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')).scripts?.build !== undefined),
);
const web = join(repo, 'apps', 'web');

let compiled = 0;
for (const dir of packages.filter((path) => path !== web)) {
  const mark = fingerprint([join(dir, 'src'), join(repo, '.swcrc'), join(repo, 'tools', 'build')]);
  if (isBuilt(dir, mark)) continue;
  await compilePackage(repo, dir);
  markBuilt(dir, mark);
  compiled += 1;
}
if (compiled > 0) console.log(`Built ${compiled} packages.`);

if (packages.includes(web)) {
  const rules = join(repo, 'libs', 'contracts', 'src');
  const mark = () => fingerprint([web, rules, join(repo, 'package.json'), join(repo, 'schema.graphql')]);
  if (!isBuilt(web, mark())) {
    const started = Date.now();
    const args = ['run', '--silent', 'build', '--workspace', '@stallbook/web'];
    const { status } = spawnSync('npm', args, { cwd: repo, stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) {
      console.error('The web app could not be built.');
      process.exit(1);
    }
    forgetOldFiles(join(web, 'dist'));
    markBuilt(web, mark()); // taken anew: the build writes generated files beside the sources
    console.log(`Built the web app (${Math.round((Date.now() - started) / 1000)} s).`);
  }
}
