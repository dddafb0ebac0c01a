import { format, TextDecoder, TextEncoder } from 'node:util';
import { cleanup, configure } from '@testing-library/react';

Object.assign(globalThis, { TextDecoder, TextEncoder });

// `npm test` runs these specs next to others, which may take the processor for seconds.
configure({ asyncUtilTimeout: 10_000 });

// Required by Mantine, missing in jsdom.
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

// Specs load no CSS, so only inline styles count. The cascade of jsdom would take a quarter of the run.
const [noStyle, hiddenStyle] = ['', 'none'].map((display) =>
  Object.assign(document.createElement('i').style, { display }),
);
window.getComputedStyle = (element, pseudoElement) =>
  pseudoElement ? noStyle : element.hidden ? hiddenStyle : element.style;

/** Browsers pass it to the listeners of `error`. */
globalThis.reportError ??= (error) => console.error(error);

const expected = [/^\w+: [A-Za-z][\w.]*$/, /^a draft could not be kept$/, /^sign-out failed;/];
/** @type {string[]} */
const unexpected = [];
for (const level of /** @type {const} */ (['error', 'warn'])) {
  console[level] = (...args) => {
    const line = format(...args);
    if (!expected.some((pattern) => pattern.test(line))) unexpected.push(`console.${level}: ${line}`);
  };
}

afterEach(() => {
  cleanup();
  const lines = unexpected.splice(0);
  if (lines.length > 0) throw new Error(`The test wrote to the console:\n${lines.join('\n')}`);
});
