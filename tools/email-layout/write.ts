import { writeFileSync } from 'node:fs';
import { compileLayout, GENERATED } from './compile.js';

writeFileSync(GENERATED, await compileLayout());
