import { traitsOf } from './scene-traits.js';

const event = (given: Partial<Parameters<typeof traitsOf>[0]> = {}) => ({
  id: 'e1',
  title: 'Riverside Market',
  eventType: 'farmers_market',
  eventDate: '2027-07-10',
  ...given,
});

describe('the scene of an event', () => {
  it('shows its season, its type, and the goods that its title names', () => {
    const seasons = ['2027-01-09', '2027-04-10', '2027-07-10', '2027-10-09', '2027-12-11'];
    expect(seasons.map((eventDate) => traitsOf(event({ eventDate })).season)).toEqual([
      'winter',
      'spring',
      'summer',
      'autumn',
      'winter',
    ]);
    expect(traitsOf(event({ title: 'Smart Art Days' })).goods).toBe('prints');
    expect(traitsOf(event({ title: 'Swarthmore Lantern Walk' })).goods).toBe('lanterns');
    expect(traitsOf(event({ title: 'Tulip Days', eventType: 'festival' }))).toMatchObject({
      type: 'festival',
      goods: 'flowers',
    });
  });

  it('does not repeat on a page of twelve, even if all are of one type, month, and title', () => {
    for (let page = 0; page < 200; page += 1) {
      const scenes = Array.from({ length: 12 }, (_, index) =>
        JSON.stringify(traitsOf(event({ id: `${page}-${index}` }))),
      );
      expect(new Set(scenes).size).toBe(12);
    }
  });

  it('stays the same for the same event', () => expect(traitsOf(event())).toEqual(traitsOf(event())));
});
