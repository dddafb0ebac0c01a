import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadIn, type Language } from './catalogs.js';

interface FirstTexts {
  landing: { title: string; lead: string };
  events: { title: string };
  blog: { title: string };
}
interface ScreenTexts {
  title: string;
  lead?: string;
  /** Begins the page in place of the title. */
  greeting?: (name: string) => string;
}
const file = path.resolve(import.meta.dirname, '../../apps/gateway/src/web/language/texts.ts');
const { pageTexts } = (await import(file)) as { pageTexts: Record<Language, FirstTexts> };

const screens = {
  landing: 'features/landing/texts.ts',
  events: 'app/pages/texts/events-page.ts',
  blog: 'features/blog/texts.ts',
};

const openings = {
  '/applications': ['features/applications/texts/desk.ts', 'desk'],
  '/dashboard': ['app/dashboards/texts.ts', 'dashboard'],
  '/my-events': ['features/events/texts/own-events.ts', 'myEvents'],
  '/notifications': ['features/notifications/texts.ts', 'notifications'],
  '/notifications/preferences': ['features/notifications/texts.ts', 'preferencesPage'],
  '/organizer/analytics': ['features/analytics/texts.ts', 'organizerAnalytics'],
  '/organizer/interests': ['app/pages/texts/interest-lists.ts', 'organizerInterests'],
  '/organizer/revenue': ['features/payments/texts/revenue.ts', 'revenue'],
  '/payment-tracking': ['features/payments/texts/payments.ts', 'paymentTracking'],
  '/profile': ['features/identity/texts/account.ts', 'profilePage'],
  '/vendor/accepted-events': ['features/applications/texts/vendor-events.ts', 'acceptedEvents'],
  '/vendor/analytics': ['features/analytics/texts.ts', 'vendorAnalytics'],
  '/vendor/application-accelerator': ['features/applications/texts/templates.ts', 'acceleratorPage'],
  '/vendor/applications': ['features/applications/texts/lists.ts', 'ownApplications'],
  '/vendor/blueprints': ['features/blueprints/texts.ts', 'libraryPage'],
  '/vendor/interests': ['app/pages/texts/interest-lists.ts', 'vendorInterests'],
  '/vendor/payments': ['features/payments/texts/payments.ts', 'vendorPayments'],
  '/vendor/preferences': ['features/recommendations/texts.ts', 'preferencesPage'],
  '/vendor/profit-predictor': ['features/profit-predictor/texts.ts', 'predictor'],
  '/vendor/recommendations': ['features/recommendations/texts.ts', 'recommendationsPage'],
  '/vendor/upcoming-events': ['features/applications/texts/vendor-events.ts', 'upcomingEvents'],
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
      const { title, lead, greeting } = catalogs.get(catalog)?.[name] as ScreenTexts;
      return [address, { title: greeting?.('') ?? title, lead }];
    });
    expect((JSON.parse(json) as { openings: object }).openings).toEqual(Object.fromEntries(shown));
  });
});
