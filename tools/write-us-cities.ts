import { writeFileSync } from 'node:fs';
import { usStates } from '@stallbook/kernel';
import { codes, type Zip } from 'zipcodes/lib/codes.js';

const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[numbers.length >> 1]!;

const zips = Object.values(codes);

/** The package has a few zeros and wrong signs; all of the United States except Guam is west of Greenwich. */
const isPlausible = ({ latitude, longitude, state }: Zip): boolean => latitude > 0 && (longitude < 0 || state === 'GU');

const lines = usStates.flatMap(({ code }) => {
  const byCity = new Map<string, Zip[]>();
  for (const zip of zips) {
    if (zip.state !== code || !isPlausible(zip)) continue;
    const name = zip.city.toLowerCase();
    byCity.set(name, [...(byCity.get(name) ?? []), zip]);
  }
  const cities = [...byCity]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, found]) => {
      const latitude = median(found.map((zip) => zip.latitude));
      const longitude = median(found.map((zip) => zip.longitude));
      return `${name},${Math.round(latitude * 100)},${Math.round(longitude * 100)}`;
    });
  return cities.length > 0 ? [`${code}|${cities.join('|')}`] : [];
});

writeFileSync(
  'apps/events/src/geo/domain/data/us-cities.ts',
  `// Written by tools/write-us-cities.ts: a state per line, each city with hundredths of degrees north and east.\nexport const usCities = \`\n${lines.join('\n')}\n\`;\n`,
);
