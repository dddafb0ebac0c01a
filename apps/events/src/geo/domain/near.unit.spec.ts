import { placed, withinCircle } from './near.js';

const fairbanks = { latitude: 64.84, longitude: -147.72 };
const anchorage = { latitude: 61.22, longitude: -149.9 };
const adak = { latitude: 51.88, longitude: -176.65 };
const attu = { latitude: 52.91, longitude: 172.91 };
const portland = { latitude: 45.52, longitude: -122.68 };
const salem = { latitude: 44.94, longitude: -123.04 };

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
});
