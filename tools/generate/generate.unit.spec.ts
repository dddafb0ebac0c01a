import { planFor } from './kinds.js';
import { Refusal } from './names.js';
import { REPO } from './scratch-copy.js';

const plan = (args: string) => planFor(REPO, args.split(' '));
const text = (args: string, file: string): string =>
  plan(args).changes.find(({ path }) => path.endsWith(`/${file}`))?.text ?? '';

const COMMAND = 'use-case applications application retitle-application';

describe('the plan of the generator', () => {
  it('adds a command to the contracts, the decider, the module and the gateway, and says what is left', () => {
    expect(plan(COMMAND).left).toContain('`npm run schema`');
    expect(text(COMMAND, 'retitle-application.dto.ts')).toContain('@Id()\n  id!: string;');
    expect(text(COMMAND, 'domain/application.decider.ts')).toContain(`'retitle-application': retitleApplication,`);
    expect(text(COMMAND, 'application.module.ts')).toContain('RetitleApplicationHandler');
    expect(text(COMMAND, 'applications.resolver.ts')).toContain('return caller.call(retitleApplication, input);');
  });

  it('creates the operations and the resolver of an aggregate that has none', () => {
    const query = 'use-case content library library-size --query';
    expect(text(query, 'content/library.operations.ts')).toMatch(
      /^import .*defineQuery.*\n[^]*export const librarySize/,
    );
    expect(text(query, 'content/index.ts')).toContain(`export * from './library.operations.js';`);
    expect(text(query, 'content/library.resolver.ts')).toMatch(
      /export class LibraryResolver \{\s+@Query\(\(\) => LibrarySizeAnswer\)/,
    );
    expect(text(query, 'gateway/src/resolvers.ts')).toMatch(
      /import \{ LibraryResolver \} from '\.\/content\/library\.resolver\.js';[^]*, LibraryResolver\]/,
    );
  });

  it('keeps a new operation closed, and lets its unwritten rule fail', () => {
    expect(text(COMMAND, 'applications/application.operations.ts')).toMatch(
      /'applications\.retitleApplication', \{\s+input: RetitleApplicationInput,\s+access: 'system'/,
    );
    expect(text(COMMAND, 'domain/retitle-application.ts')).toContain(
      `throw new Error('the rule of retitle-application is not written')`,
    );
  });

  it('raises the version of an event with an upcaster from the current one', () => {
    const events = text('event-version applications application rejected', 'application.events.ts');
    expect(events).toMatch(
      /'application\.rejected': eventType\(\{\s+version: 2,[^;]*upcast: \{ 1: \(data\) => data, \}\}\)/,
    );
  });

  it('adds an integration event to the file of its aggregate, or creates that file', () => {
    const known = text('integration-event applications application edited', 'integration/application.events.ts');
    expect(known).toMatch(/export const applicationSubmitted .*\n\nexport const applicationEdited /s);
    const created = plan('integration-event content blueprint drafted').changes.map(({ path }) => path);
    expect(created).toContain('libs/contracts/src/integration/blueprint.events.ts');
  });

  it('keeps the code of an admin screen out of the table that every visitor loads', () => {
    const screen = 'screen bookmarks saved --access admin --path /admin/saved';
    expect(text(screen, 'app/screens.ts')).toMatch(/adminPaths = \[[^\]]*'\/admin\/saved'/);
    expect(text(screen, 'app/screens.ts')).not.toContain('saved-page.js');
    expect(text(screen, 'app/admin-screens.ts')).toContain(
      `'/admin/saved': { load: () => import('../features/bookmarks/routes/saved-page.js') },`,
    );
    expect(text(screen, 'web/pages.json')).toContain('"/admin/saved"');
    expect(text(screen, 'web/pages.json')).not.toContain('saved-page.tsx');
  });

  it('refuses to replace a file', () => {
    expect(() => plan('use-case applications application review')).toThrow(Refusal);
  });

  it.each([
    [
      'use-case applications application RetitlePost',
      'The name of the use case must be kebab-case, not "RetitlePost".',
    ],
    ['use-case applications application ../retitle', 'The name of the use case must be kebab-case, not "../retitle".'],
    ['use-case application application retitle', 'There is no service application.'],
    ['use-case applications market retitle', 'The service applications has no aggregate market.'],
    ['use-case applications application submit-application', 'The operation submitApplication exists already.'],
    [
      'use-case applications booth-allocation retitle',
      'apps/applications/src/booth-allocation/domain/booth-allocation.decider.ts has no union of commands decided by decideBy.',
    ],
    ['aggregate applications application', 'The aggregate application exists already.'],
    [
      'event-version applications application renamed',
      'apps/applications/src/application/domain/application.events.ts has no event application.renamed.',
    ],
    [
      'integration-event applications application submitted',
      'The integration event applicationSubmitted exists already.',
    ],
    ['reaction applications application payment-lost', 'There is no integration event paymentLost.'],
    [
      'screen bookmarks saved --access everyone',
      '--access is one of public, user, vendor, organizer, admin, not "everyone".',
    ],
    ['screen bookmarks saved --path /events', 'The address /events exists already.'],
    ['use-case applications', 'Usage: npm run generate -- <kind> <names>'],
  ])('refuses "%s" in one line', (args, message) => {
    expect(() => plan(args)).toThrow(message);
  });
});
