import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importedPackages } from './imports.js';
import { REPO } from './project-graph.js';
import { workspaceFiles } from './workspace-files.js';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  bin?: string | Record<string, string>;
  scripts?: Record<string, string>;
}

const parse = (text: string) => JSON.parse(text) as Manifest;

const manifests = workspaceFiles(/(^|\/)package\.json$/).map(({ text }) => parse(text));

/** The declared packages, for production and for development. */
export const declared = {
  production: new Set(manifests.flatMap(({ dependencies = {} }) => Object.keys(dependencies))),
  development: new Set(manifests.flatMap(({ devDependencies = {} }) => Object.keys(devDependencies))),
};

export const scripts = workspaceFiles(/(?<!\.generated)\.[cm]?[jt]sx?$/).map(({ path, text }) => ({
  path,
  packages: importedPackages(path, text),
}));

const installed = (name: string): Manifest => {
  const file = join(REPO, 'node_modules', name, 'package.json');
  return existsSync(file) ? parse(readFileSync(file, 'utf8')) : {};
};

const commandWords = new Set(
  [
    ...manifests.flatMap(({ scripts: own = {} }) => Object.values(own)),
    ...workspaceFiles(/^nx\.json$|(^|\/)(package|project)\.json$/).flatMap(({ text }) =>
      [...text.matchAll(/"command": "([^"]+)"/g)].map(([, command = '']) => command),
    ),
  ]
    .flatMap((command) => command.split(/\s+/))
    .map((word) => word.replace(/^node_modules\//, '')),
);

const configured = new Set(
  [
    ...workspaceFiles(/(^|\/)(tsconfig[^/]*\.json|(jest|vite|unit)[.\w]*config\.\w+)$/).flatMap(({ text }) => [
      ...[...text.matchAll(/['"]([^'"\s]+)['"]/g)].map(([, word = '']) => word),
      ...[...text.matchAll(/testEnvironment: '(\w+)'/g)].map(([, name]) => `jest-environment-${name}`),
    ]),
    ...workspaceFiles(/\.css$/).flatMap(({ text }) =>
      [...text.matchAll(/(?:url\(|@import )['"]([^'"]+)['"]/g)].map(([, address = '']) => address),
    ),
  ].map((text) => text.split('/', text.startsWith('@') ? 2 : 1).join('/')),
);

const isCommand = (name: string) => {
  const { bin = {} } = installed(name);
  const programs = typeof bin === 'string' ? [name.split('/').at(-1) ?? name] : Object.keys(bin);
  return [...commandWords].some((word) => word === name || word.startsWith(`${name}/`) || programs.includes(word));
};

/** Declared packages that a script imports, a configuration names, or a command runs, with their peers and types. */
export function usedPackages(): Set<string> {
  const all = [...declared.production, ...declared.development];
  const imported = new Set(scripts.flatMap(({ packages }) => [...packages]));
  const used = new Set(all.filter((name) => imported.has(name) || configured.has(name) || isCommand(name)));
  for (const name of used) {
    const { peerDependencies = {}, peerDependenciesMeta = {} } = installed(name);
    const peers = Object.keys(peerDependencies).filter((peer) => peerDependenciesMeta[peer]?.optional !== true);
    for (const peer of peers) if (all.includes(peer)) used.add(peer);
  }
  const typed = (name: string) => name.slice('@types/'.length).replace(/^(.+)__(.+)$/, '@$1/$2');
  for (const name of all)
    if (name.startsWith('@types/') && (used.has(typed(name)) || configured.has(typed(name)))) used.add(name);
  return used;
}
