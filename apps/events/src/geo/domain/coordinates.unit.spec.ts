import { cityCoordinates, givenCoordinates } from './coordinates.js';

const near = (latitude: number, longitude: number) => ({
  latitude: expect.closeTo(latitude, 0),
  longitude: expect.closeTo(longitude, 0),
});

describe('where a city is', () => {
  it.each([
    ['Portland', 'Oregon', near(45.5, -122.7)],
    ['portland', 'ME', near(43.7, -70.3)],
    ['St. Louis', 'Missouri', near(38.6, -90.3)],
    ['New York City', 'NY', near(40.7, -74)],
    ['Oklahoma City', 'Oklahoma', near(35.5, -97.5)],
  ])('finds %s, %s', (city, state, found) => expect(cityCoordinates(city, state)).toEqual(found));

  it.each([
    ['Portlandia', 'Oregon'],
    ['Portland', 'Ontario'],
    ['', 'Oregon'],
  ])('does not know "%s, %s"', (city, state) => expect(cityCoordinates(city, state)).toBeNull());

  it('takes no coordinates that are missing, zero, or impossible', () => {
    expect(givenCoordinates(45.5, -122.7)).toEqual({ latitude: 45.5, longitude: -122.7 });
    for (const [latitude, longitude] of [
      [null, -122],
      [0, 0],
      [45, 200],
      [91, 0],
    ] as const) {
      expect(givenCoordinates(latitude, longitude)).toBeNull();
    }
  });
});
