import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { soon } from '@stallbook/testing';
import { PageTable } from './page-table.js';

const WEB = join(import.meta.dirname, '../../../web');

describe('the table of pages', () => {
  const table = PageTable.read(join(WEB, 'pages.json'));

  it('finds the page of any path', () => {
    expect(table.at('/events/')).toMatchObject({ kind: 'indexed', path: '/events', title: 'Events' });
    expect(table.at('/events/0198')).toMatchObject({ kind: 'subject', pattern: '/events/:id', param: '0198' });
    expect(table.at('/events/0198/edit')).toMatchObject({ kind: 'hidden' });
    expect(table.at('/dashboard')).toMatchObject({
      kind: 'hidden',
      chunk: expect.stringContaining('dashboard') as string,
    });
    expect(table.at('/messages/0198')).toMatchObject({
      kind: 'hidden',
      chunk: expect.stringContaining('messages') as string,
    });
    expect(table.at('/admin/users')).toMatchObject({ kind: 'hidden', chunk: undefined });
    expect(table.at('/events/0198/edit/more')).toMatchObject({ kind: 'unknown' });
    expect(table.at('/toString')).toMatchObject({ kind: 'unknown' });
  });

  it('is read soon, also for an address of slashes', () => {
    expect(soon(() => table.at(`${'/'.repeat(300_000)}x`))).toMatchObject({ kind: 'unknown' });
  });

  it('has other words in another language, and nothing else', () => {
    const spanish = JSON.parse(readFileSync(join(WEB, 'pages.es.json'), 'utf8')) as { indexed: object };
    expect(Object.keys(spanish.indexed).sort()).toEqual([...table.indexed].sort());
    const inSpanish = PageTable.read(join(WEB, 'pages.json'), 'es');
    for (const path of table.indexed) {
      const [page, other] = [table.at(path), inSpanish.at(path)] as { title: string; description: string }[];
      expect([path, other?.description === page?.description]).toEqual([path, false]);
      expect([path, (other?.description.length ?? 999) <= 160]).toEqual([path, true]);
      expect({ ...other, title: '', description: '' }).toEqual({ ...page, title: '', description: '' });
    }
  });

  it('begins only private pages with their title, in each language', () => {
    for (const file of ['pages.json', 'pages.es.json']) {
      const { openings } = JSON.parse(readFileSync(join(WEB, file), 'utf8')) as { openings: object };
      const known = Object.keys(openings).map((path) => table.at(path));
      expect(known.filter(({ kind }) => kind !== 'hidden')).toEqual([]);
    }
  });

  it('names only scripts that exist', () => {
    const pages = ['/events/0198', '/blog/first-market', ...table.hidden, ...table.indexed].map((path) =>
      table.at(path),
    );
    const chunks = pages.flatMap((page) => ('chunk' in page && page.chunk ? [page.chunk] : []));
    expect(chunks.length).toBeGreaterThan(2);
    expect(chunks.filter((chunk) => !existsSync(join(WEB, chunk)))).toEqual([]);
  });
});
