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

/** What the app notes for its developers is no result of a spec; one that is about it looks at the console itself. */
const noted = [/^\w+: [A-Z][A-Z._]*$/, /^a draft could not be kept$/, /^sign-out failed;/];
const { warn } = console;
console.warn = (...args) => {
  if (!noted.some((line) => line.test(String(args[0])))) warn(...args);
};
