import { join } from 'node:path';
import { describeGolden, given } from '@stallbook/testing';
import { forgottenPerson } from './forgotten-person.js';

describeGolden(forgottenPerson, join(import.meta.dirname, 'golden'));

describe('the record of an erasure', () => {
  const recorded = { type: 'forgotten-person.recorded' as const, data: { personId: 'p1' } };

  it('is made once, no matter how often the person is erased', () => {
    given(forgottenPerson).when({ personId: 'p1' }).then([recorded]);
    given(forgottenPerson, [recorded]).when({ personId: 'p1' }).thenNothing();
  });
});
