import { withinBox, withinCircle } from './domain/near.js';
import { milesBetween, positionOf } from './domain/position.js';
import { boxAround, tileAt, tileCountIn, tilesIn } from './domain/tile.js';
import { placeNamed, placeOf } from './places.js';

const portland = { latitude: 45.52, longitude: -122.68 };
const boston = { latitude: 42.36, longitude: -71.06 };

describe('places by name', () => {
  it.each([
    ['97201', 'Portland, OR'],
    ['97201-1234', 'Portland, OR'],
    ['portland, or', 'Portland, OR'],
    ['Portland Oregon', 'Portland, OR'],
    ['Portland, ME 04101', 'Portland, ME'],
    ['new york, new york', 'New York, NY'],
    ['washington district of columbia', 'Washington, DC'],
    ['Boston', 'Boston, MA'],
    ['New York', 'New York, NY'],
    ['St. Louis, MO', 'Saint Louis, MO'],
    ['st paul minnesota', 'Saint Paul, MN'],
    ['Ft. Worth', 'Fort Worth, TX'],
    ['Mt. Vernon, NY', 'Mount Vernon, NY'],
    ['Saint James, IL', 'St James, IL'],
    ['O’Fallon, MO', 'O Fallon, MO'],
    ["Coeur d'Alene, Idaho", 'Coeur D Alene, ID'],
    ['Winston-Salem, NC', 'Winston Salem, NC'],
    ['Washington, D.C.', 'Washington, DC'],
  ])('finds %j', (text, name) => {
    expect(placeNamed(text)?.name).toBe(name);
  });

  it.each(['', '00000', 'K1A 0B1', 'Xyzzyville', 'Salem, Zz', '   ', 'OR'])('knows no place %j', (text) => {
    expect(placeNamed(text)).toBeNull();
  });

  it('takes the coordinates of a market event before its ZIP code, and that before its city', () => {
    const event = { latitude: null, longitude: null, zipCode: null, city: 'Salem', state: 'Oregon' };
    const near = (given: object) => milesBetween(portland, placeOf({ ...event, ...given }) ?? boston);
    expect(near({ latitude: 45.52, longitude: -122.68, zipCode: '02108' })).toBeLessThan(1);
    expect(near({ latitude: 0, longitude: 0, zipCode: '97201' })).toBeLessThan(5);
    expect(near({})).toBeGreaterThan(35);
    expect(placeOf({ ...event, city: 'St. Louis', state: 'MO' })).not.toBeNull();
    expect(placeOf({ ...event, city: 'Xyzzyville' })).toBeNull();
  });
});

describe('a position', () => {
  it.each([
    [45.52, -122.68],
    [0, 10],
    [10, 0],
    [90, 180],
    [-90, -180],
  ])('is %d, %d', (latitude, longitude) => expect(positionOf(latitude, longitude)).toEqual({ latitude, longitude }));

  it.each([
    [null, 10],
    [10, null],
    [0, 0],
    [91, 0],
    [0, 181],
    [0, -181],
  ])('is not %p, %p', (latitude, longitude) => expect(positionOf(latitude, longitude)).toBeNull());
});

describe('distance', () => {
  it('is measured along the surface of the earth', () => {
    expect(milesBetween(portland, boston)).toBeGreaterThan(2_530);
    expect(milesBetween(portland, boston)).toBeLessThan(2_550);
    expect(milesBetween(boston, boston)).toBe(0);
  });

  it('of a circle is covered by few tiles, which contain everything within it', () => {
    for (const center of [
      portland,
      boston,
      { latitude: 64.8, longitude: -147.7 },
      { latitude: 21.3, longitude: -157.8 },
    ]) {
      for (const miles of [1, 25, 100, 500]) {
        const tiles = withinCircle(center, miles).tiles?.$in ?? [];
        expect(tiles.length).toBeGreaterThan(0);
        expect(tiles.length).toBeLessThan(65);
        const { north, south, east, west } = boxAround(center, miles * 0.99);
        for (const latitude of [north, center.latitude, south]) {
          for (const longitude of [west, center.longitude, east]) {
            const at = { latitude, longitude };
            const known = [9, 7, 5].map((zoom) => tileAt(at, zoom));
            expect(milesBetween(center, at) > miles || known.some((tile) => tiles.includes(tile))).toBe(true);
          }
        }
      }
    }
  });

  it('names a tile by all tiles around it', () => {
    expect(tileAt(portland, 12).startsWith(tileAt(portland, 5))).toBe(true);
    expect(tilesIn({ south: -80, north: 80, west: -180, east: 180 }, 1).sort()).toEqual(['0', '1', '2', '3']);
  });

  it('counts the tiles of a box without naming them, so that a box of any size is cheap', () => {
    const oregon = { south: 42, north: 46.3, west: -124.6, east: -116.5 };
    expect(tileCountIn(oregon, 9)).toBe(tilesIn(oregon, 9).length);
    expect(tileCountIn({ south: -90, north: 90, west: -180, east: 180 }, 20)).toBeGreaterThan(2 ** 39);
    expect(withinBox({ south: -90, north: 90, west: -180, east: 180 })).not.toHaveProperty('tiles');
  });
});
