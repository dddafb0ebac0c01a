import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const DOCUMENT = join(import.meta.dirname, '../../docs/security.md');
/** `[title of a test](file)`, or `[other words](file "title")`. */
const LINK = /\[([^\]]+)\]\(([^)#\s]+)(?:#[^)\s]*)?(?: "([^"]+)")?\)/g;

const isSpec = (file: string) => /\.spec\.tsx?$/.test(file);

describe('the document about security', () => {
  const text = readFileSync(DOCUMENT, 'utf8');
  const links = [...text.matchAll(LINK)].map(([, words = '', file = '', title = words]) => ({
    title,
    file: join(dirname(DOCUMENT), file),
  }));

  it('names files that exist', () => {
    expect(links.length).toBeGreaterThan(50);
    expect(links.filter(({ file }) => !existsSync(file))).toEqual([]);
  });

  it('names tests by titles that they have', () => {
    const specs = links.filter(({ file, title }) => isSpec(file) && existsSync(file) && !title.startsWith('`'));
    expect(specs.filter(({ file, title }) => !readFileSync(file, 'utf8').includes(title))).toEqual([]);
  });
});
