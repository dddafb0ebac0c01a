import { workspaceFiles } from '../workspace/workspace-files.js';

const NAME = /\bSTALLBOOK_[A-Z0-9_]*[A-Z0-9]\b/g;
const namesIn = (texts: string[]): string[] => [...new Set(texts.flatMap((text) => text.match(NAME) ?? []))].sort();

describe('environment variables', () => {
  it('that the code names are documented', () => {
    const code = workspaceFiles(/^(?:apps|libs|infra|tools|bench)\/.*(?<!\.spec)\.(?:ts|mjs)$/);
    const [document] = workspaceFiles(/^libs\/platform\/configuration\.md$/);
    const named = namesIn(code.map(({ text }) => text));
    expect(named.length).toBeGreaterThan(50);
    const documented = namesIn([document?.text ?? '']);
    expect(named.filter((name) => !documented.includes(name))).toEqual([]);
  });
});
