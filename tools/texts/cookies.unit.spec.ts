import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const source = (file: string) => readFileSync(path.join(root, file), 'utf8');
const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name).sort();

const ofGateway = names(source('apps/gateway/src/session/cookies.ts'), /'(sb_\w+)'/g);
const ofApp = names(source('apps/web/src/lib/language/use-show-language.ts'), /document\.cookie = `(\w+)=/g);

describe('The privacy page', () => {
  it.each([
    ['privacy.tsx', 'We use seven cookies'],
    ['privacy.es.tsx', 'Usamos siete cookies'],
  ])('lists every cookie that the gateway and the app set, in %s', (file, count) => {
    const page = source(`apps/web/src/features/content/texts/${file}`);
    expect(names(page, /<strong>(sb_\w+|language)<\/strong>/g)).toEqual([...ofGateway, ...ofApp].sort());
    expect(ofGateway.length + ofApp.length).toBe(7);
    expect(page).toContain(count);
  });
});
