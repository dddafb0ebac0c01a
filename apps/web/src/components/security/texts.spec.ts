import { devices } from './texts.es.js';

it.each([
  ['Chrome on Linux', 'Chrome en Linux'],
  ['Samsung Internet on Android', 'Samsung Internet en Android'],
  ['Safari', 'Safari'],
  ['Unknown device', 'Dispositivo desconocido'],
])('%s is named in Spanish', (device, name) => expect(devices.named(device)).toBe(name));
