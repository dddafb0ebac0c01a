import { pathToFileURL } from 'node:url';
import { jestExpect } from '@jest/expect';
import * as circus from 'jest-circus';
import { ModuleMocker } from 'jest-mock';
import { runSuite } from './run-suite.mjs';

const { describe, it, test } = circus;
Object.assign(globalThis, circus, {
  expect: jestExpect,
  jest: mockFunctions(new ModuleMocker(globalThis)),
  fdescribe: describe.only,
  fit: it.only,
  xdescribe: describe.skip,
  xit: it.skip,
  xtest: test.skip,
});

/**
 * The part of `jest` that specs use. Suites share modules, so none is mocked.
 * @param {ModuleMocker} mocker
 */
function mockFunctions(mocker) {
  return {
    fn: mocker.fn.bind(mocker),
    spyOn: mocker.spyOn.bind(mocker),
    restoreAllMocks: mocker.restoreAllMocks.bind(mocker),
  };
}

const send = (/** @type {import('./messages.mjs').Report} */ report) => process.send?.(report);
/** @type {import('./messages.mjs').Setup | undefined} */
let setup;

process.on('message', async (/** @type {import('./messages.mjs').Order} */ order) => {
  try {
    if (order.type === 'setup') {
      setup = order.setup;
      const { setupFiles, setupFilesAfterEnv } = setup.projectConfig;
      for (const file of [...setupFiles, ...setupFilesAfterEnv]) await import(pathToFileURL(file).href);
      send({ type: 'ready' });
    } else if (setup) {
      send({ type: 'done', outcome: await runSuite(order.path, setup, (name) => send({ type: 'test', name })) });
    }
  } catch (error) {
    send({ type: 'failed', error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
// A spec's open handles would otherwise keep this process alive.
process.once('disconnect', () => process.exit());
send({ type: 'ready' });
