import { TextDecoder, TextEncoder } from 'node:util';
import { cleanup } from '@testing-library/react';

Object.assign(globalThis, { TextDecoder, TextEncoder });

afterEach(cleanup);
// Mantine asks for both; jsdom has neither.
window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
  onchange: null,
});
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
