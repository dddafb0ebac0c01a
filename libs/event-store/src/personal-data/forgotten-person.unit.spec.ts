import { join } from 'node:path';
import { describeGolden, given } from '@stallbook/testing';
import { forgottenPerson, noteForgotten } from './forgotten-person.js';

describeGolden(forgottenPerson, join(import.meta.dirname, 'golden'));

describe('the report of an erasure', () => {
  const noted = { type: 'PersonForgotten' as const, data: { personId: 'p1' } };

  it('is made once, however often the person is forgotten', () => {
    given(forgottenPerson)
      .when((state) => noteForgotten('p1', state))
      .then([noted]);
    given(forgottenPerson, [noted])
      .when((state) => noteForgotten('p1', state))
      .thenNothing();
  });
});
