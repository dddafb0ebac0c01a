import { ESLint } from 'eslint';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
// The other rules would wait for the project graph.
const eslint = new ESLint({ cwd: root, ruleFilter: ({ ruleId }) => ruleId === 'stallbook/boundaries' });

async function refused(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: path.join(root, filePath) });
  return (result?.messages ?? []).map(({ message }) => message);
}

describe('The boundaries that lint enforces', () => {
  it.each([
    `import { claimsApi } from '../../claims/api/claims.generated.js';`,
    `import type { Deciding } from '../../claims/components/claim-card.js';`,
    `export { claimsApi } from '../../claims/api/claims.generated.js';`,
    `export * from '../../claims/texts/review.js';`,
    `export const load = () => import('../../claims/routes/admin-claims-page.js');`,
  ])('keep a feature of the web app from importing another: %s', async (code) => {
    expect(await refused('apps/web/src/features/blog/routes/blog-page.tsx', code)).toEqual([
      expect.stringContaining('A feature never imports another feature'),
    ]);
  });

  it('let a feature import its own files and what all features share', async () => {
    const code = `import { blogApi } from '../api/blog.generated.js';\nimport { Page } from '../../../components/ui/layout.js';\nexport { blogApi, Page };`;
    expect(await refused('apps/web/src/features/blog/routes/blog-page.tsx', code)).toEqual([]);
  });

  it.each(['apps/web/src/components/ui/layout.tsx', 'apps/web/src/lib/lists/pages.ts'])(
    'keep what all features share from importing a feature: %s',
    async (file) => {
      const up = '../'.repeat(file.split('/').length - 4);
      expect(await refused(file, `export * from '${up}features/blog/texts.js';`)).toEqual([
        expect.stringContaining('imports no feature'),
      ]);
    },
  );

  it.each([
    ['../sender.js', 'must not leave domain/'],
    ['../../waitlist/waitlist.reader.js', 'must not leave domain/'],
    ['../../../../billing/src/payment/domain/payment.js', 'must not leave domain/'],
    ['@stallbook/event-store', 'imports only the kernel'],
    ['node:crypto', 'imports only the kernel'],
    ['luxon', 'imports only the kernel'],
  ])('keep a domain from importing %s', async (source, message) => {
    expect(await refused('apps/content/src/contact/domain/contact-message.ts', `export * from '${source}';`)).toEqual([
      expect.stringContaining(message),
    ]);
  });

  it.each(['./contact-events.js', '../../visitor/domain/sender.js', '@stallbook/kernel', 'zod'])(
    'let a domain import %s',
    async (source) => {
      expect(await refused('apps/content/src/contact/domain/contact-message.ts', `export * from '${source}';`)).toEqual(
        [],
      );
    },
  );
});
