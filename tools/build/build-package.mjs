// The `build` target of a project: `node tools/build/build-package.mjs <folder>`.
import { resolve } from 'node:path';
import { compilePackage } from './compile.mjs';

await compilePackage(resolve(import.meta.dirname, '..', '..'), resolve(process.argv[2] ?? '.'));
