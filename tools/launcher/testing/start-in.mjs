// Launches the given workspace like `npm start`, without building or installing.
import { describeProblem } from '../../../infra/servers/src/kit.mjs';
import { launch } from '../launch.mjs';
import { readOptions } from '../options.mjs';

const [repo = '', topology = 'all-in-one', ...argv] = process.argv.slice(2);
try {
  const options = readOptions(argv, process.env, repo);
  const say = (/** @type {string} */ line) => console.log(line);
  process.exit(
    await launch({
      options,
      env: process.env,
      topology: topology === 'distributed' ? 'distributed' : 'all-in-one',
      install: async () => {},
      build: async () => {},
      say,
    }),
  );
} catch (error) {
  console.error(describeProblem(error));
  process.exit(1);
}
