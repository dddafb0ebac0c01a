import { withEntry } from '../edits.js';
import { camel, Refusal, requireKebab, sentence } from '../names.js';
import type { Plan } from '../plan.js';
import { Tree } from '../tree.js';

const APP = 'apps/web/src/app';
const PAGES = 'apps/web/pages.json';
const VIEWERS: Record<string, string> = {
  public: 'visitor',
  user: 'vendor',
  vendor: 'vendor',
  organizer: 'organizer',
  admin: 'admin',
};

/** A page with its texts, its route, and a spec against the fake API. */
export function planScreen(root: string, feature: string, screen: string, access: string, address?: string): Plan {
  requireKebab({ feature, screen });
  const viewer = VIEWERS[access];
  if (!viewer) throw new Refusal(`--access is one of ${Object.keys(VIEWERS).join(', ')}, not "${access}".`);
  const path = address ?? `/${screen}`;
  if (!/^(\/[a-z0-9-]+)+$/.test(path)) throw new Refusal(`--path must look like /one/two, not "${path}".`);
  const tree = new Tree(root);
  const screens = `${APP}/screens.ts`;
  if (tree.text(screens).includes(`'${path}'`)) throw new Refusal(`The address ${path} exists already.`);
  const folder = `apps/web/src/features/${feature}`;
  tree.create(`${folder}/texts/${screen}-page.ts`, texts(screen));
  tree.create(`${folder}/routes/${screen}-page.tsx`, page(screen));
  tree.create(`${folder}/${screen}-page.spec.tsx`, spec(screen, path, viewer));
  const load = `load: () => import('../features/${feature}/routes/${screen}-page.js')`;
  if (access === 'admin') {
    tree.change(screens, (text) => withEntry(text, 'adminPaths =', `'${path}'`, screens));
    tree.change(`${APP}/admin-screens.ts`, (text) => before(text, '};', `'${path}': { ${load} },`, 'admin-screens.ts'));
  } else {
    const route = `{ path: '${path}', access: '${access}', ${load} },`;
    tree.change(screens, (text) => before(text, `  { path: '*'`, route, screens));
  }
  const chunk = `"${path}": "src/features/${feature}/routes/${screen}-page.tsx"`;
  tree.change(PAGES, (text) => {
    const listed = withEntry(text, '"hidden"', `"${path}"`, PAGES);
    // Only the browsers of admins know where their screens are.
    return access === 'admin' ? listed : listed.replace('"chunks": {', `$&\n    ${chunk},`);
  });
  tree.change(`${APP}/routes.spec.tsx`, (text) => withEntry(text, 'beyond =', `'${path}'`, `${APP}/routes.spec.tsx`));
  return {
    changes: tree.changes(),
    left: [
      `what it shows: api/*.graphql, then \`npm run codegen -w @stallbook/web\``,
      `its texts, and its states: loading, empty, failed, full`,
      `its Spanish texts in ${folder}/texts/${screen}-page.es.ts`,
      `the entries that lead to ${path}; in ${APP}/routes.spec.tsx, the requirement that names it`,
      `its title on small screens in ${APP}/layout/mobile-title.ts; for the page of one thing, where its back button leads`,
      'a title and a description in apps/web/pages.json and pages.es.json, if search engines may show it',
    ],
  };
}

function before(text: string, last: string, line: string, file: string): string {
  const at = text.lastIndexOf(last);
  if (at < 0) throw new Refusal(`${file} has no "${last.trim()}" to add before.`);
  return `${text.slice(0, at)}  ${line}\n${text.slice(at)}`;
}

const texts = (screen: string): string => `
export const ${camel(screen)}Page = {
  title: '${sentence(screen)}',
} as const;
`;

const page = (screen: string): string => `
import { Page, PageHeader } from '../../../components/ui/layout.js';
import { ${camel(screen)}Page as texts } from '../texts/${screen}-page.js';

export function Component() {
  return (
    <Page>
      <PageHeader title={texts.title} />
    </Page>
  );
}
`;

const spec = (screen: string, path: string, viewer: string): string => `
import { screen, waitFor } from '@testing-library/react';
import { openRoute } from '../../testing/render-route.js';

describe('the page ${path}', () => {
  it('shows its title as the heading and in the tab', async () => {
    openRoute('${path}', { viewer: '${viewer}', answers: {} });
    expect(await screen.findByRole('heading', { level: 1, name: '${sentence(screen)}' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('${sentence(screen)} · Stallbook'));
  });
});
`;
