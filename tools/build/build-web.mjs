// The `build` target of the web app: `node tools/build/build-web.mjs <folder>`.
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { forgetOldFiles } from './forget.mjs';

const root = resolve(process.argv[2] ?? '.');
const started = Date.now();
for (const language of ['en', 'es']) {
  process.env['STALLBOOK_LANGUAGE'] = language;
  await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
}
forgetOldFiles(join(root, 'dist'), started);
