import { deviceName } from './texts.es.js';

it.each([
  ['Chrome on Mac', 'Chrome en Mac'],
  ['Firefox', 'Firefox'],
  ['Unknown device', 'Dispositivo desconocido'],
])('a Spanish list of sessions and security activity names %s as %s', (device, spanish) => {
  expect(deviceName(device)).toBe(spanish);
});
