// The light runner knows no time limits: a test that hangs would hold its worker until the whole run is ended.
import { bind } from 'jest-each';

const USUAL_MS = 30_000;

const limited = (run, ms = USUAL_MS) =>
  run &&
  (async () => {
    let timer;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`It took longer than ${ms} ms.`)), ms);
    });
    try {
      await Promise.race([run(), late]);
    } finally {
      clearTimeout(timer);
    }
  });

for (const name of ['beforeAll', 'beforeEach', 'afterEach', 'afterAll']) {
  const hook = globalThis[name];
  globalThis[name] = (run, ms) => hook(limited(run, ms));
}
const withLimit = (test) => {
  const timed = (title, run, ms) => test(title, limited(run, ms));
  return Object.assign(timed, { each: bind(timed, false) });
};
const { test } = globalThis;
globalThis.test = globalThis.it = Object.assign(withLimit(test), {
  only: withLimit(test.only),
  skip: test.skip,
  todo: test.todo,
});
