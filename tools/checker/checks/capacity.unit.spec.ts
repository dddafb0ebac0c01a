import { checkCapacity, type Market } from './capacity.js';

const market: Market = { id: 'm', maxVendors: 2, booths: ['a', 'b'], accepted: ['a', 'b'] };
const kinds = (more: Partial<Market> = {}) => checkCapacity([{ ...market, ...more }]).map(({ kind }) => kind);

describe('capacity', () => {
  it('may be used up', () => expect(kinds()).toEqual([]));
  it('may be without a limit', () => expect(kinds({ maxVendors: null })).toEqual([]));
  it('finds one that is negative', () => expect(kinds({ maxVendors: 1 })).toEqual(['doubled']));
  it('finds an application with two booths', () => expect(kinds({ booths: ['a', 'b', 'b'] })).toEqual(['doubled']));
  it('finds an accepted application that lost its booth', () => expect(kinds({ booths: ['a'] })).toEqual(['lost']));
  it('finds a booth without an accepted application', () => expect(kinds({ accepted: ['a'] })).toEqual(['foreign']));
});
