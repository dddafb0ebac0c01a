import { demoData } from './demo-data.js';

export type Visitor = 'visitor' | 'vendor' | 'organizer' | 'admin';

interface Screen {
  path: string;
  access: 'public' | 'user' | Exclude<Visitor, 'visitor'>;
}

// Imported by URL, so that these types do not include the screens.
const table = async <T>(name: string): Promise<T> =>
  (await import(new URL(`../../src/app/${name}.ts`, import.meta.url).href)) as T;
export const { screens } = await table<{ screens: readonly Screen[] }>('screens');

export const mayOpen = (who: Visitor, { access }: Screen): boolean =>
  access === 'public' || access === who || (access === 'user' && who !== 'visitor');

export const isFor = (who: Visitor, { access }: Screen): boolean =>
  access === who || (access === 'public' && who === 'visitor') || (access === 'user' && who === 'vendor');

const INVITATION = '/invitations/:id';
const CONVERSATION = '/messages/:threadId';

/** The example is unknown to that person, who sees the same as for any unknown address. */
const isOfOthers = (who: Visitor, path: string): boolean =>
  (path === INVITATION && who !== 'visitor') || (path === CONVERSATION && who === 'admin');

export async function addresses(who: Visitor, everyone: boolean): Promise<string[]> {
  const demo = await demoData();
  const examples: Record<string, string> = {
    '*': '/no/such/page',
    '/events/:id': demo.event.path,
    '/events/:id/edit': `${demo.event.path}/edit`,
    '/vendors/:id': demo.vendor,
    '/admin/users/:id': demo.vendor.replace('/vendors/', '/admin/users/'),
    // Without the token of the email, a visitor sees why there is nothing.
    [INVITATION]: '/invitations/00000000-0000-7000-8000-000000000000',
    '/vendor/payments/:id': demo.receipt,
    '/vendor/payments/:id/pay': `${demo.receipt}/pay`,
    '/admin/email-templates/:type': '/admin/email-templates/application_submitted',
    [CONVERSATION]: demo.conversation,
    '/blog/:slug': demo.post,
    '/admin/blog/:id/edit': `/admin/blog/${demo.postId}/edit`,
    '/vendor/blueprint/:blueprintId': demo.blueprint,
    '/admin/blueprints/:id': demo.blueprint.replace('/vendor/blueprint/', '/admin/blueprints/'),
  };
  return screens
    .filter((screen) => (everyone ? mayOpen(who, screen) : isFor(who, screen)))
    .filter(({ path }) => !isOfOthers(who, path))
    .map(({ path }) => {
      const address = examples[path] ?? path;
      if (/[:*]/.test(address)) throw new Error(`${path} has no example`);
      return address;
    });
}
