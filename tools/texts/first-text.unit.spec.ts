import { loadIn } from './catalogs.js';
import { pageTexts } from '../../apps/gateway/src/web/language/texts.js';

interface Heading {
  title: string;
}
const screens = {
  landing: 'features/landing/texts.ts',
  events: 'app/pages/texts/events-page.ts',
  blog: 'features/blog/texts.ts',
};

describe('The text of the first HTML', () => {
  it.each(['en', 'es'] as const)('begins with the words of the screen that replaces it (%s)', async (language) => {
    const catalogs = await loadIn(language, Object.values(screens));
    const { vendor } = catalogs.get(screens.landing)?.hero as { vendor: Heading & { text: string } };
    const { title: events } = catalogs.get(screens.events)?.eventsPage as Heading;
    const { title: blog } = catalogs.get(screens.blog)?.blogPage as Heading;
    const texts = pageTexts[language];
    expect(texts.landing).toMatchObject({ title: vendor.title, lead: vendor.text });
    expect([texts.events.title, texts.blog.title]).toEqual([events, blog]);
  });
});
