import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

const REPO = resolve(import.meta.dirname, '..', '..');

/** The entries that run before packages are installed, and what they load after the check of Node's version. */
const ENTRIES = ['launcher/start', 'launcher/distributed', 'launcher/doctor', 'test/run', 'test/servers'];

const importsAtStart = (file: string): string[] =>
  ts
    .createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false)
    .statements.flatMap((statement) => {
      if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
      const { moduleSpecifier: specifier } = statement;
      return specifier && ts.isStringLiteral(specifier) ? [specifier.text] : [];
    });

describe('what runs before packages are installed', () => {
  it.each(ENTRIES)('%s loads no package', (entry) => {
    const seen = new Set<string>();
    const packages: string[] = [];
    const visit = (file: string) => {
      if (seen.has(file)) return;
      seen.add(file);
      const loaded = [...readFileSync(file, 'utf8').matchAll(/await import\('(\.[^']+)'\)/g)].map(
        ([, path = '']) => path,
      );
      for (const specifier of [...importsAtStart(file), ...loaded]) {
        if (specifier.startsWith('.')) visit(join(dirname(file), specifier));
        else if (!specifier.startsWith('node:')) packages.push(`${file.slice(REPO.length + 1)} imports ${specifier}`);
      }
    };
    visit(join(REPO, 'tools', `${entry}.mjs`));
    expect(packages).toEqual([]);
    expect(seen.size).toBeGreaterThan(10);
  });
});
