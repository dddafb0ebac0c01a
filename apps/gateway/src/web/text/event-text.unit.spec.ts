import type { MarketEvent } from '@stallbook/contracts';
import { pageTexts } from '../language/texts.js';
import { eventText } from './event-text.js';

describe('the page of an event without JavaScript', () => {
  const textOf = (given: Partial<MarketEvent> = {}, language: keyof typeof pageTexts = 'en') => {
    const event = {
      title: 'Fair',
      description: 'Pots.\n\nBread.',
      eventType: 'craft_fair',
      eventDate: '2027-05-08',
      eventEndDate: '2027-05-08',
      startTime: '09:00:00',
      endTime: '14:30:00',
      location: 'Hall',
      address: null,
      city: 'Salem',
      state: 'OR',
      zipCode: null,
      boothFeeCents: 8_500,
      applicationFeeCents: 1_000,
      applicationDeadline: '2027-05-01',
      defaultedFields: [],
      ...given,
    } as unknown as MarketEvent;
    const lines = eventText(event, pageTexts[language]).split('\n');
    return lines.map((line) => line.replace(/<[^>]+>/g, '').replaceAll('\u202f', ' '));
  };

  it('has its hours, its fees, and its deadline', () => {
    expect(textOf()).toEqual([
      'All events',
      'Fair',
      'Craft fair in Salem, OR, May 8, 2027.',
      'Hall · Salem, OR',
      'Hours: 9:00 AM – 2:30 PM',
      'Booth fee: $85.00',
      'Application fee: $10.00',
      'Applications until May 1, 2027',
      'Pots.',
      'Bread.',
    ]);
    expect(textOf({}, 'es')).toContain('Tarifa del puesto: $85.00');
  });

  it('has no hours without a start time, because the end would read as the start', () => {
    const hoursOf = (given: Partial<MarketEvent>) => textOf(given).filter((line) => line.startsWith('Hours'));
    expect(hoursOf({ endTime: null })).toEqual(['Hours: 9:00 AM']);
    expect(hoursOf({ startTime: null })).toEqual([]);
  });

  it('[CL-054] has none that an import made up', () => {
    const defaultedFields = ['startTime', 'endTime', 'boothFeeCents', 'applicationDeadline'];
    expect(textOf({ defaultedFields, applicationFeeCents: 0 })).toEqual([
      'All events',
      'Fair',
      'Craft fair in Salem, OR, May 8, 2027.',
      'Hall · Salem, OR',
      'Pots.',
      'Bread.',
    ]);
  });
});
