// The `test` target of a project: `node tools/jest/unit.mjs <folder> [workers]`. `npm test` totals the reports.
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from 'jest';

const [folder = '.', workers = '1'] = process.argv.slice(2);
const report = join('test-results', 'unit', `${folder}.json`);
mkdirSync(dirname(report), { recursive: true });
const config = join('tools', 'jest', 'unit.config.mjs');
await run(['--config', config, '--roots', folder, '--json', '--outputFile', report, '--maxWorkers', workers]);
