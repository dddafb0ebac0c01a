/** Compares plain data by value, for domain code. */
export { isDeepStrictEqual as deepEqual } from 'node:util';
