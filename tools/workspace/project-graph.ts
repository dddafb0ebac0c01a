import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const REPO = resolve(import.meta.dirname, '..', '..');

export interface Project {
  name: string;
  root: string;
  tags: string[];
  targets: string[];
  imports: string[];
}

interface GraphFile {
  graph: {
    nodes: Record<string, { name: string; data: { root: string; tags: string[]; targets: Record<string, unknown> } }>;
    dependencies: Record<string, { target: string }[]>;
  };
}

export function projectGraph(): Project[] {
  const folder = mkdtempSync(join(tmpdir(), 'stallbook-graph-'));
  const file = join(folder, 'graph.json');
  try {
    const nx = join(REPO, 'node_modules', '.bin', 'nx');
    execFileSync(process.execPath, [nx, 'graph', `--file=${file}`], { cwd: REPO, stdio: ['ignore', 'ignore', 'pipe'] });
    const { graph } = JSON.parse(readFileSync(file, 'utf8')) as GraphFile;
    return Object.values(graph.nodes).map(({ name, data }) => ({
      name,
      root: data.root,
      tags: data.tags.filter((tag) => !tag.startsWith('npm:')),
      targets: Object.keys(data.targets),
      imports: (graph.dependencies[name] ?? []).map(({ target }) => target),
    }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
