import { threadsOn } from './password-hasher.js';

describe('hashing passwords', () => {
  it('uses each processor, but no more than the memory of a container allows', () => {
    expect([1, 2, 4, 8, 64].map(threadsOn)).toEqual([1, 2, 4, 4, 4]);
  });
});
