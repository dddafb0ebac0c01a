import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadIn, type Language } from './catalogs.js';

interface FirstTexts {
  landing: { title: string; lead: string };
  events: { title: string };
  blog: { title: string };
}
const file = path.resolve(import.meta.dirname, '../../apps/gateway/src/web/language/texts.ts');
const { pageTexts } = (await import(file)) as { pageTexts: Record<Language, FirstTexts> };

const screens = {
  landing: 'features/landing/texts.ts',
  events: 'app/pages/texts/events-page.ts',
  blog: 'features/blog/texts.ts',
};

const openings = {
  '/my-events': ['features/events/texts/own-events.ts', 'myEvents'],
  '/payment-tracking': ['features/payments/texts/payments.ts', 'paymentTracking'],
  '/profile': ['features/identity/texts/account.ts', 'profilePage'],
  '/vendor/payments': ['features/payments/texts/payments.ts', 'vendorPayments'],
} as const;
const pages = { en: 'pages.json', es: 'pages.es.json' };

describe('The text of the first HTML', () => {
  it.each(['en', 'es'] as const)('begins with the words of the screen that replaces it (%s)', async (language) => {
    const catalogs = await loadIn(language, Object.values(screens));
    const { vendor } = catalogs.get(screens.landing)?.hero as { vendor: { title: string; text: string } };
    const { title: events } = catalogs.get(screens.events)?.eventsPage as { title: string };
    const { title: blog } = catalogs.get(screens.blog)?.blogPage as { title: string };
    const texts = pageTexts[language];
    expect(texts.landing).toMatchObject({ title: vendor.title, lead: vendor.text });
    expect([texts.events.title, texts.blog.title]).toEqual([events, blog]);
  });

  it.each(['en', 'es'] as const)('begins private pages like their screens (%s)', async (language) => {
    const catalogs = await loadIn(
      language,
      Object.values(openings).map(([catalog]) => catalog),
    );
    const json = readFileSync(path.resolve(import.meta.dirname, '../../apps/web', pages[language]), 'utf8');
    const shown = Object.entries(openings).map(([address, [catalog, name]]) => {
      const { title, lead } = catalogs.get(catalog)?.[name] as { title: string; lead: string };
      return [address, { title, lead }];
    });
    expect((JSON.parse(json) as { openings: object }).openings).toEqual(Object.fromEntries(shown));
  });
});
