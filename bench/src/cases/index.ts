import type { BenchCase } from '../harness/bench-case.js';
import { append } from './append.js';
import { decide } from './decide.js';
import { erase } from './erase.js';
import { idle } from './idle.js';
import { importRows } from './import-rows.js';
import { listSignedIn } from './list-signed-in.js';
import { list } from './list.js';
import { live } from './live.js';
import { logInWave } from './log-in-wave.js';
import { logIn } from './log-in.js';
import { memory } from './memory.js';
import { rebuild } from './rebuild.js';
import { start } from './start.js';
import { submit } from './submit.js';

/** In the order in which they run. */
export const cases: readonly BenchCase[] = [
  append,
  decide,
  rebuild,
  list,
  listSignedIn,
  logIn,
  logInWave,
  submit,
  live,
  importRows,
  erase,
  memory,
  idle,
  start,
];
