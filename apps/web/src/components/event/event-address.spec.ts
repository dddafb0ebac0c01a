import { addressLines, mapOf } from './event-address.js';

const place = { location: 'Town Hall', address: '1 Main St', city: 'Salem', state: 'Oregon', zipCode: '97301' };

describe('the address of an event', () => {
  it('reads as on a letter', () => expect(addressLines(place)).toEqual(['Town Hall', '1 Main St', 'Salem, OR 97301']));

  it.each(['Other', 'N/A', 'TBD', 'to be announced', ''])('does not show "%s" as a place', (location) =>
    expect(addressLines({ ...place, location })).toEqual(['1 Main St', 'Salem, OR 97301']),
  );

  it('says everything once', () => {
    expect(addressLines({ ...place, location: '1 Main St' })).toEqual(['1 Main St', 'Salem, OR 97301']);
    expect(addressLines({ ...place, location: 'Salem', address: null, zipCode: null })).toEqual(['Salem, OR']);
  });

  it.each([
    ['its street', place, '1 Main St, Salem, OR, 97301'],
    ['its name without a street', { ...place, address: null }, 'Town Hall, Salem, OR, 97301'],
    ['its town without either', { ...place, location: 'TBD', address: null, zipCode: null }, 'Salem, OR'],
  ])('is found on a map by %s', (_, known, words) =>
    expect(new URL(mapOf(known)).searchParams.get('query')).toBe(words),
  );
});
