import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPO } from './project-graph.js';

const FOLDERS = ['apps', 'libs', 'infra', 'tools', 'bench', 'docs', 'k8s'];
const SKIPPED = /(^|\/)(node_modules|dist|dist-types|\.stallbook)\//;

export interface WorkspaceFile {
  path: string;
  text: string;
}

export function workspaceFiles(wanted: RegExp): WorkspaceFile[] {
  const below = FOLDERS.flatMap((folder) =>
    readdirSync(join(REPO, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  );
  return [...readdirSync(REPO), ...below]
    .filter((path) => wanted.test(path) && !SKIPPED.test(path))
    .map((path) => ({ path, text: readFileSync(join(REPO, path), 'utf8') }));
}
