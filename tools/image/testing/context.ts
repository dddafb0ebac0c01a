import { cpSync, mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { repo } from './dockerfile.js';

const asExpression = (pattern: string): RegExp => {
  const source = pattern
    .replace(/[.+]/g, '\\$&')
    .replace(/\*\*\/|\*/g, (star) => (star === '*' ? '[^/]*' : '(?:.*/)?'));
  return new RegExp(`^${source}(?:/|$)`);
};
const ignored = readFileSync(join(repo, '.dockerignore'), 'utf8').split('\n').filter(Boolean).map(asExpression);

/** Copies what `COPY . .` copies: the build context without what .dockerignore names. */
export function copyContext(target: string): void {
  cpSync(repo, target, {
    recursive: true,
    filter: (file) => !ignored.some((pattern) => pattern.test(relative(repo, file))),
  });
}

/** Gives a copy of the workspace the packages that are installed here; its own packages are those of the copy. */
export function linkInstalled(target: string): void {
  const modules = (root: string, ...path: string[]): string => join(root, 'node_modules', ...path);
  mkdirSync(modules(target, '@stallbook'), { recursive: true });
  for (const name of readdirSync(modules(repo))) {
    if (name !== '@stallbook') symlinkSync(modules(repo, name), modules(target, name));
  }
  for (const name of readdirSync(modules(repo, '@stallbook'))) {
    symlinkSync(readlinkSync(modules(repo, '@stallbook', name)), modules(target, '@stallbook', name));
  }
}
