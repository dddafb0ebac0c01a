import { placeName, stateCode } from './us-states.js';

describe('places in the United States', () => {
  it('read the same whether the state was entered as a code or as a name', () => {
    expect(['TX', 'tx', 'Texas', ' texas '].map((state) => placeName('Austin', state))).toEqual(
      Array(4).fill('Austin, TX'),
    );
    expect(placeName('Washington', 'District of Columbia')).toBe('Washington, DC');
  });

  it('keep a state that is unknown, and leave no comma behind for a missing part', () => {
    expect(stateCode('Bavaria ')).toBe('Bavaria');
    expect(placeName('Munich', 'Bavaria')).toBe('Munich, Bavaria');
    expect([placeName('Austin', null), placeName(undefined, 'Texas'), placeName('', '')]).toEqual(['Austin', 'TX', '']);
  });
});
