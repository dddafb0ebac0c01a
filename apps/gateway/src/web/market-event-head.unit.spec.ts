import type { MarketEvent } from '@stallbook/contracts';
import { pageTexts } from './language/texts.js';
import { marketEventHead } from './market-event-head.js';

describe('what a search engine reads about a market event', () => {
  const headOf = (given: Partial<MarketEvent>) => {
    const event = {
      id: '1',
      title: 'Fair',
      description: 'D',
      location: 'Hall',
      address: null,
      city: 'Salem',
      state: 'OR',
      zipCode: null,
      timeZone: 'America/Los_Angeles',
      eventDate: '2027-05-08',
      eventEndDate: '2027-05-08',
      startTime: '09:00:00',
      endTime: '17:00:00',
      latitude: null,
      longitude: null,
      status: 'published',
      eventType: 'craft_fair',
      defaultedFields: [],
      ...given,
    } as unknown as MarketEvent;
    return marketEventHead(event, 'https://stallbook.example', pageTexts.en);
  };
  const dataOf = (given: Partial<MarketEvent>) => headOf(given).data;

  it('[CL-054] has no date that an import made up', () => {
    const { description, image, data } = headOf({ defaultedFields: ['eventDate', 'startTime'] });
    expect(description).toBe('Craft fair in Salem, OR, date to be announced. D');
    expect(image?.alt).toBe('Fair, date to be announced, Salem, OR');
    expect(data).toBeUndefined();
  });

  it('ends its description between two words, and never within a code point', () => {
    const descriptionOf = (description: string) => headOf({ description }).description;
    const lead = descriptionOf('').length;
    expect(descriptionOf(`${'Honey and bread. '.repeat(9)}`)).toMatch(/[a-z]…$/);
    for (const before of [0, 1]) {
      const shown = descriptionOf(`${'x'.repeat(before)}${'🥕'.repeat(200)}`);
      expect(shown.length).toBeGreaterThan(lead);
      expect(shown).toMatch(/^\P{Cs}+…$/u);
    }
  });

  it('has no hours that an import made up', () => {
    expect(dataOf({ defaultedFields: ['startTime', 'endTime'] })).toMatchObject({
      startDate: '2027-05-08',
      endDate: '2027-05-08',
    });
  });

  it.each(['2027-05-08', '2027-05-09'])(
    'has a night market end on the next morning, entered until %s',
    (eventEndDate) => {
      expect(dataOf({ eventEndDate, startTime: '20:00:00', endTime: '01:00:00' })).toMatchObject({
        startDate: '2027-05-08T20:00:00-07:00',
        endDate: '2027-05-09T01:00:00-07:00',
      });
    },
  );
});
