import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'libs'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');

const code = listed.filter((file) => /\.es\.tsx?$|\/(?:calendar-texts|feed-texts|spanish)\.ts$/.test(file));
const pages = listed.filter((file) => /\.es\.(?:html|json|webmanifest)$/.test(file));

/** What a part of the code shows, which no key of a table does. */
function textOf(node: ts.Node): string {
  if (ts.isJsxText(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) return node.text;
  if (!ts.isStringLiteralLike(node)) return '';
  return ts.isPropertyAssignment(node.parent) && node.parent.name === node ? '' : node.text;
}

function wronglyQuoted(file: string, source = read(file)): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    // An attribute of HTML has its own.
    if (/["«»]/.test(text.replaceAll(/ \w+="\w+"/g, ''))) found.push(`${file}: ${text.trim()}`);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return found;
}

describe('The Spanish texts', () => {
  it('have “these” quotation marks', () => {
    expect(code.length).toBeGreaterThan(150);
    expect(code.flatMap((file) => wronglyQuoted(file))).toEqual([]);
  });

  it('have “these” quotation marks on pages too', () => {
    expect(pages).toContain('apps/web/index.es.html');
    expect(pages.filter((file) => /[«»]/.test(read(file)))).toEqual([]);
  });

  it.each([
    "a = 'Abre «Ayuda»'",
    'a = `Abre «${b}»`',
    `a = { 'Open "Help"': 'Abre "Ayuda"' }`,
    'a = <p>Abre «Ayuda»</p>',
  ])('are found in %s', (source) => expect(wronglyQuoted('a.es.tsx', source)).not.toEqual([]));

  it.each(["a = 'Abre “Ayuda”'", `a = { 'Open "Help"': 'Abre “Ayuda”' }`, 'a = <a href="/help">Ayuda</a>'])(
    'are right in %s',
    (source) => expect(wronglyQuoted('a.es.tsx', source)).toEqual([]),
  );
});
