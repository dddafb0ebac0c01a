import { boothCountOf, coordinateOf, timeOr } from './cell-values.js';
import { importSettings } from './import-settings.js';
import { Warnings } from './warnings.js';

/** What a cell became, and whether a warning says so. */
const read = <T>(value: (warnings: Warnings) => T): [T, boolean] => {
  const warnings = new Warnings();
  return [value(warnings), warnings.list.length > 0];
};

describe('the cells of an import', () => {
  it.each([
    ['9:00 AM', '09:00:00'],
    ['9:05pm', '21:05:00'],
    ['9:05 P.M.', '21:05:00'],
    ['12:00 AM', '00:00:00'],
    ['12:59 pm', '12:59:00'],
    ['0:00', '00:00:00'],
    ['23:59', '23:59:00'],
    ['21:30:15', '21:30:00'],
  ])('hold the time %s', (given, time) =>
    expect(read((warnings) => timeOr(given, '08:00:00', 'start_time', warnings))).toEqual([time, false]),
  );

  it.each(['24:00', '13:00 PM', '0:30 AM', '9:60', '21:60', 'noon', ''])('do not hold the time %j', (given) =>
    expect(read((warnings) => timeOr(given, '08:00:00', 'start_time', warnings))).toEqual(['08:00:00', true]),
  );

  it.each([
    ['90', 90, false],
    ['-90', -90, false],
    ['90.1', null, true],
    ['north', null, true],
    ['', null, false],
  ])('hold a latitude up to 90 degrees: %j', (given, latitude, isSaid) =>
    expect(read((warnings) => coordinateOf(given, 90, 'latitude', warnings))).toEqual([latitude, isSaid]),
  );

  it.each([
    ['1', 1, false],
    ['100000', 100_000, false],
    ['100001', importSettings.boothCounts.festival, true],
    ['0', importSettings.boothCounts.festival, true],
    ['12.5', importSettings.boothCounts.festival, true],
  ])('hold a number of booths: %j', (given, count, isSaid) =>
    expect(
      read((warnings) => boothCountOf(given, { type: 'festival', known: true }, importSettings, warnings)),
    ).toEqual([count, isSaid]),
  );
});
