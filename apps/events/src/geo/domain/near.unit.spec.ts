import { placed, withinCircle } from './near.js';
import { inEarthRadii, radians, type Position } from './position.js';
import { boxAround, tilesIn } from './tile.js';

const fairbanks = { latitude: 64.84, longitude: -147.72 };
const anchorage = { latitude: 61.22, longitude: -149.9 };
const adak = { latitude: 51.88, longitude: -176.65 };
const attu = { latitude: 52.91, longitude: 172.91 };
const portland = { latitude: 45.52, longitude: -122.68 };
const salem = { latitude: 44.94, longitude: -123.04 };

/** The place at that distance in that direction. */
function placeAt({ latitude, longitude }: Position, miles: number, bearing: number): Position {
  const [from, angle, way] = [radians(latitude), inEarthRadii(miles), radians(bearing)] as const;
  const to = Math.asin(Math.sin(from) * Math.cos(angle) + Math.cos(from) * Math.sin(angle) * Math.cos(way));
  const turn = Math.atan2(
    Math.sin(way) * Math.sin(angle) * Math.cos(from),
    Math.cos(angle) - Math.sin(from) * Math.sin(to),
  );
  const around = longitude + (turn * 180) / Math.PI;
  return { latitude: (to * 180) / Math.PI, longitude: ((around + 540) % 360) - 180 };
}

describe('a circle around a place', () => {
  it.each([
    ['Portland within 50 miles', portland, 50, salem],
    ['Portland within 1000 miles', portland, 1_000, salem],
    ['Fairbanks within 300 miles', fairbanks, 300, anchorage],
    ['Fairbanks within 1000 miles', fairbanks, 1_000, anchorage],
    ['Adak within 500 miles, across the date line', adak, 500, attu],
    ['Attu within 500 miles, across the date line', attu, 500, adak],
  ])('excludes no place in it: %s', (_, center, miles, place) => {
    const { tiles } = withinCircle(center, miles);
    expect(!tiles || placed(place).tiles.some((one) => tiles.$in.includes(one))).toBe(true);
  });

  it.each([
    ['Portland', portland, 25],
    ['Portland', portland, 250],
    ['Fairbanks', fairbanks, 100],
    ['Attu', attu, 500],
    ['a place in the south', { latitude: -33.9, longitude: 151.2 }, 250],
  ])('reaches up to its edge in every direction: %s, %p, %p miles', (_, center, miles) => {
    const { tiles } = withinCircle(center, miles);
    const edge = Array.from({ length: 72 }, (_unused, index) => placeAt(center, miles * 0.999, index * 5));
    const missed = edge.filter((place) => tiles && !placed(place).tiles.some((one) => tiles.$in.includes(one)));
    expect(missed).toEqual([]);
  });

  it('leaves out the tiles in the corners of the box around it', () => {
    const named = withinCircle(portland, 250).tiles?.$in ?? [];
    expect(named.length).toBeLessThan(tilesIn(boxAround(portland, 250), 7).length);
  });
});
