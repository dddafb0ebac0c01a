import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { REPO } from '../workspace/project-graph.js';
import { workspaceFiles } from '../workspace/workspace-files.js';

const CODE = /```.*?```/gs;
const HEADING = /^#{1,6} (.+)$/gm;
const LINK = /\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?(?: "[^"]*")?\)/g;

/** As GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

describe('links of the documents', () => {
  const documents = workspaceFiles(/\.md$/).map(({ path, text }) => ({ path, text: text.replaceAll(CODE, '') }));
  const anchors = new Map(
    documents.map(({ path, text }) => [path, [...text.matchAll(HEADING)].map(([, heading = '']) => anchorOf(heading))]),
  );
  const links = documents.flatMap(({ path, text }) =>
    [...text.matchAll(LINK)].map(([, file = '', anchor]) => ({
      path,
      target: file ? normalize(join(dirname(path), file)) : path,
      anchor,
    })),
  );

  it('lead to files that exist', () => {
    expect(links.length).toBeGreaterThan(300);
    expect(links.filter(({ target }) => !existsSync(join(REPO, target)))).toEqual([]);
  });

  it('lead to headings that exist', () => {
    const toHeadings = links.filter(({ anchor, target }) => anchor !== undefined && anchors.has(target));
    expect(toHeadings.length).toBeGreaterThan(50);
    expect(toHeadings.filter(({ target, anchor = '' }) => !anchors.get(target)?.includes(anchor))).toEqual([]);
  });
});
