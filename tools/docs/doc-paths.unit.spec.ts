import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { REPO } from '../workspace/project-graph.js';
import { workspaceFiles } from '../workspace/workspace-files.js';

const CODE = /```.*?```/gs;
const PATH = /`((?:apps|libs|infra|tools|bench|k8s|docs)\/[\w./-]+)`/g;
/** What the recipes write. */
const EXAMPLE = /reviews|acceptances|reopen-application/;

describe('the documents', () => {
  it('name files and folders that exist', () => {
    const documents = workspaceFiles(/^(?:[^/]+|docs\/.*)\.md$/);
    const named = documents.flatMap(({ path, text }) =>
      [...text.replaceAll(CODE, '').matchAll(PATH)].map(([, file = '']) => ({ path, file })),
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ file }) => !EXAMPLE.test(file) && !existsSync(join(REPO, file)))).toEqual([]);
  });
});
