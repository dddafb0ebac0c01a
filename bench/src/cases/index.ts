import type { BenchCase } from '../harness/bench-case.js';
import { append } from './append.js';
import { decide } from './decide.js';
import { list } from './list.js';
import { submit } from './submit.js';

/** In the order in which they run. */
export const cases: readonly BenchCase[] = [append, decide, list, submit];
