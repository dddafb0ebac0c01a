import { parseStreamId, streamOf } from './aggregate.js';
import { newId } from './ids.js';

describe('the ID of a stream', () => {
  it('names its aggregate and the ID of that, although both contain hyphens', () => {
    const id = newId();
    expect(parseStreamId(streamOf({ name: 'market-event' }, id))).toEqual({ aggregate: 'market-event', id });
  });
});
