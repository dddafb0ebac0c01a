import { ConfigError, baseConfig, loadConfig } from './config.js';
import { keyHolders, type ProcessName } from './keys.js';
import { testKeys, testKeysOf } from '../testing/keys.js';

const servers = { MONGODB_URL: 'mongodb://one', REDIS_URL: 'redis://localhost' };
const processes = [...new Set(Object.values(keyHolders).flat())];

const problemsOf = (process: ProcessName, keys: Record<string, string | undefined>): string[] => {
  try {
    loadConfig(baseConfig, { ...servers, ...keys }, process);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
};

describe('the keys of a process', () => {
  it.each(processes)('are sufficient for %s, and each is required', (process) => {
    const own = testKeysOf(process);
    expect(problemsOf(process, own)).toEqual([]);
    expect(problemsOf(process, {})).toEqual(Object.keys(own).map((name) => `${name}: is missing`));
  });

  it.each(processes)('are the only keys that %s accepts', (process) => {
    const foreign = Object.keys(testKeys).filter((name) => !(name in testKeysOf(process)));
    expect(foreign.length).toBeGreaterThan(0);
    expect(problemsOf(process, testKeys)).toEqual(foreign.map((name) => `${name}: must not be set for ${process}`));
  });

  it('are all keys if everything runs in one process', () => {
    expect(problemsOf('all-in-one', testKeys)).toEqual([]);
  });

  it('let no service sign as a caller, and let the gateway and the workers decrypt nothing stored', () => {
    for (const process of processes) {
      const { STALLBOOK_ACTOR_KEYS: signs, STALLBOOK_PERSONAL_KEYS: opens } = testKeysOf(process);
      expect([process, Boolean(signs && opens)]).toEqual([process, false]);
    }
  });
});
