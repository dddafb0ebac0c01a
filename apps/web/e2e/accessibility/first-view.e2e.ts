import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { it } from '../support/fixtures.js';
import { budget, firstViews } from '../../tools/first-views.js';

describe('The first view of the start page and the events', () => {
  it('needs no more script than the budget, in every language', () => {
    assert.deepEqual(
      firstViews().filter(({ bytes }) => bytes > budget),
      [],
    );
    return Promise.resolve();
  });
});
