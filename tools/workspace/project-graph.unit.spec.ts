import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProduction, inTests } from '../lint/boundaries.mjs';
import { projectGraph, REPO, type Project } from './project-graph.js';

const document = readFileSync(join(REPO, 'docs', 'architecture.md'), 'utf8');
const kind = (project: Project, prefix: string) => project.tags.filter((tag) => tag.startsWith(prefix));
const describedProjects = (cell: string) =>
  [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, path = '']) =>
    path.endsWith('/*')
      ? readdirSync(join(REPO, path.slice(0, -2))).map((name) => `${path.slice(0, -1)}${name}`)
      : path,
  );

/** The rows of the table of project types: type, its projects, and the types that it may import. */
const described = [...document.matchAll(/^\| `(type:\w+)` \| (.+?) \| (.+?) \|$/gm)].map(
  ([, type = '', projects = '', may = '']) => ({
    type,
    projects: describedProjects(projects),
    may: may.includes('everything') ? ['*'] : [...may.matchAll(/`(type:\w+)`/g)].map(([, name = '']) => name),
  }),
);

describe('the project graph', () => {
  const projects = projectGraph();
  const byName = new Map(projects.map((project) => [project.name, project]));

  it('has a project for every app, library and part of the infrastructure, and for tools and bench', () => {
    const folders = ['apps', 'libs', 'infra'].flatMap((group) =>
      readdirSync(join(REPO, group)).map((name) => `${group}/${name}`),
    );
    expect(projects.map(({ root }) => root).sort()).toEqual([...folders, 'bench', 'tools'].sort());
  });

  it('has one scope and one type per project, which the boundary rules know', () => {
    const known = new Set(inProduction.map(({ sourceTag }) => sourceTag));
    for (const project of projects) {
      expect({ project: project.name, scopes: kind(project, 'scope:') }).toMatchObject({
        scopes: [expect.any(String)],
      });
      expect({ project: project.name, types: kind(project, 'type:') }).toMatchObject({ types: [expect.any(String)] });
      expect(project.tags.filter((tag) => !known.has(tag))).toEqual([]);
    }
  });

  it('gives every project the targets that fit it', () => {
    for (const project of projects) {
      const files = readdirSync(join(REPO, project.root), { recursive: true, encoding: 'utf8' }).filter(
        (file) => !/(^|\/)(node_modules|dist|dist-types)\//.test(file),
      );
      const units = files.some((file) => /\.unit\.spec\.ts$/.test(file)) || project.root === 'apps/web';
      const manifest = join(REPO, project.root, 'package.json');
      const built = existsSync(manifest) && /\/dist\//.test(readFileSync(manifest, 'utf8'));
      const wanted = [
        ...(built || project.root === 'apps/web' ? ['build'] : []),
        ...(units ? ['test'] : []),
        'lint',
        'typecheck',
      ];
      expect({ project: project.name, targets: project.targets.sort() }).toEqual({
        project: project.name,
        targets: wanted.sort(),
      });
    }
  });

  it('has the types and rules that docs/architecture.md describes', () => {
    const rules = inProduction.filter(({ sourceTag }) => sourceTag.startsWith('type:'));
    expect(new Map(described.map(({ type, may }) => [type, [...may].sort()]))).toEqual(
      new Map(rules.map((rule) => [rule.sourceTag, [...rule.onlyDependOnLibsWithTags].sort()])),
    );
    for (const { type, projects: named } of described)
      expect({
        type,
        roots: projects
          .filter(({ tags }) => tags.includes(type))
          .map(({ root }) => root)
          .sort(),
      }).toEqual({
        type,
        roots: named.sort(),
      });
  });

  it('has no import that the rules forbid, and no cycle', () => {
    const forbidden = projects.flatMap((project) =>
      project.imports.flatMap((target) => {
        const tags = byName.get(target)?.tags ?? [];
        return inTests
          .filter(({ sourceTag }) => project.tags.includes(sourceTag))
          .filter(({ onlyDependOnLibsWithTags: may }) => !may.includes('*') && !may.some((tag) => tags.includes(tag)))
          .map(({ sourceTag }) => `${project.name} (${sourceTag}) imports ${target}`);
      }),
    );
    expect(forbidden).toEqual([]);
    const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
      (byName.get(from)?.imports ?? []).some(
        (next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))),
      );
    expect(projects.filter(({ name }) => reaches(name, name)).map(({ name }) => name)).toEqual([]);
  });
});
