import { usStates } from '@stallbook/kernel';
import { stateAreas } from './state-areas.js';
import { timeZoneOf, type Place } from './time-zone.js';

const place = (given: Partial<Place>): Place => ({
  latitude: null,
  longitude: null,
  zipCode: null,
  state: '',
  ...given,
});

describe('the time zone of a place', () => {
  it.each<[string, Partial<Place>, string]>([
    ['its coordinates', { latitude: 37.97, longitude: -87.56, zipCode: '46204', state: 'Indiana' }, 'America/Chicago'],
    ['its ZIP code in a split state', { zipCode: '79901', state: 'Texas' }, 'America/Denver'],
    ['its ZIP code in the east of Oregon', { zipCode: '97914', state: 'Oregon' }, 'America/Boise'],
    ['its ZIP code in the north of Nebraska', { zipCode: '69201', state: 'Nebraska' }, 'America/Chicago'],
    ['its ZIP code against its state', { zipCode: '97201-1234', state: 'NY' }, 'America/Los_Angeles'],
    ['the lowest ZIP code of a state', { zipCode: '35004' }, 'America/Chicago'],
    ['the highest ZIP code of a state', { zipCode: '36925' }, 'America/Chicago'],
    ['a ZIP code of the second range of a territory', { zipCode: '00918' }, 'America/Puerto_Rico'],
    ['a ZIP code with space around it', { zipCode: ' 97201 ' }, 'America/Los_Angeles'],
    ['the name of its state', { state: 'new york' }, 'America/New_York'],
    ['the abbreviation of its state', { state: 'AZ' }, 'America/Phoenix'],
    [
      'its state when the coordinates lie at sea',
      { latitude: 10, longitude: -140, state: 'Hawaii' },
      'Pacific/Honolulu',
    ],
    ['its state when coordinates are empty', { latitude: 0, longitude: 0, state: 'UT' }, 'America/Denver'],
    ['nothing at all', {}, 'America/New_York'],
  ])('comes from %s', (_, given, zone) => {
    expect(timeZoneOf(place(given))).toBe(zone);
  });

  it('exists for every state', () => {
    for (const { timeZone } of stateAreas) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
    expect(stateAreas.map(({ code }) => code)).toEqual(usStates.map(({ code }) => code));
    expect(usStates).toHaveLength(54);
  });
});
