import { execFileSync } from 'node:child_process';
import { REPO } from '../workspace/project-graph.js';
import { workspaceFiles } from '../workspace/workspace-files.js';

const OPTIONS = { cwd: REPO, encoding: 'utf8' } as const;
const CODE = /```.*?```/gs;
const ROOTED = String.raw`(?:apps|libs|infra|tools|bench|k8s|docs)\/[\w./-]+`;
const FILE = String.raw`\w[\w./-]*\.(?:tsx?|mjs|json|graphql|md|ya?ml|css|mjml|sh)`;
const FOLDER = String.raw`(?:\w[\w-]*\/)+`;
const PATH = new RegExp(`\`(${ROOTED}|${FILE}|${FOLDER})\``, 'g');
/** What the recipes write, and what builds write. */
const EXAMPLE = /reviews|acceptances|reopen-application|\.v2\.json|dist-types/;
const LOG_TEXT = /`([^`]+)`\s+in\s+the\s+log\b|the\s+log\s+says\s+`([^`]+)`/g;

describe('the documents', () => {
  it('name files and folders that exist', () => {
    const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], OPTIONS).split('\n');
    const ends = new Set(
      files.flatMap((file) => {
        const parts = file.split('/');
        return parts.flatMap((_, end) =>
          parts.slice(0, end + 1).map((__, start) => parts.slice(start, end + 1).join('/')),
        );
      }),
    );
    const documents = workspaceFiles(/\.md$/).filter(({ path }) => path !== 'docs/requirements.md');
    const named = documents.flatMap(({ path, text }) =>
      [...text.replaceAll(CODE, '').matchAll(PATH)].map(([, file = '']) => ({ path, file })),
    );
    expect(named.length).toBeGreaterThan(300);
    expect(named.filter(({ file }) => !EXAMPLE.test(file) && !ends.has(file.replace(/\/$/, '')))).toEqual([]);
  });

  it('quote log texts that the code writes', () => {
    const [operations] = workspaceFiles(/^docs\/operations\.md$/);
    const quoted = [...(operations?.text ?? '').matchAll(LOG_TEXT)].flatMap(([, before, after]) =>
      (before ?? after ?? '').split('…').map((part) => part.trim()),
    );
    expect(quoted.length).toBeGreaterThan(10);
    const sources = workspaceFiles(/^(?:apps|libs|infra|tools)\/.*(?<!\.spec)\.(?:ts|mjs)$/);
    expect(quoted.filter((text) => !sources.some((source) => source.text.includes(text)))).toEqual([]);
  });
});
