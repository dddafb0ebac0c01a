import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const web = path.resolve(import.meta.dirname, '../../apps/web');
const source = path.join(web, 'src');
const { hidden, indexed, subjects } = JSON.parse(readFileSync(path.join(web, 'pages.json'), 'utf8')) as {
  hidden: string[];
  indexed: Record<string, unknown>;
  subjects: string[];
};
/** Calls, files and the queue board. */
const ofGateway = /^\/(auth\/|graphql$|live[?]?|uploads\/|media\/|exports\/|calendar\/|client-errors$|admin\/queues$)/;
/** The service worker, and the names of kept answers in its cache. */
const ofWorker = /^\/(service-worker(\.\w+)?\.js$|kept\/)/;
/** The rules of the session timeout also name future pages. */
const skipped = /\.spec\.|generated|^testing|^features\/session-timeout\/rules/;

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.tsx?$/.test(file) && !skipped.test(file));

const pages = [...Object.keys(indexed), ...subjects, ...hidden];
const placeholder = '[^/]+';
const hasPage = (address: string): boolean => {
  const pattern = new RegExp(`^${address.replace(/[?#].*$/, '').replace(/\$\{[^}]*\}/g, placeholder)}$`);
  return pages.some(
    (page) => pattern.test(page) || new RegExp(`^${page.replace(/:\w+/g, placeholder)}$`).test(address),
  );
};
const addressesIn = (text: string): string[] =>
  [...text.matchAll(/(['"`])(\/[a-z][^'"`\s]*)\1/g)].map(([, , address = '']) => address);

describe('addresses in the source of the web app', () => {
  it('every address that the code names has a page', () => {
    const dead = files.flatMap((file) =>
      addressesIn(readFileSync(path.join(source, file), 'utf8'))
        .filter((address) => !ofGateway.test(address) && !ofWorker.test(address) && !hasPage(address))
        .map((address) => `${file}: ${address}`),
    );
    expect(files.length).toBeGreaterThan(300);
    expect(dead).toEqual([]);
  });
});
