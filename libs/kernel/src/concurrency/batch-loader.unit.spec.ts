import { batchLoader, documentLoader } from './batch-loader.js';

describe('a batch loader', () => {
  const asked: (readonly string[])[] = [];
  const load = batchLoader(async (keys) => {
    asked.push(keys);
    return new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, `${key}!`]));
  });
  beforeEach(() => void (asked.length = 0));

  it('asks once for what is loaded in one turn, and gives each caller its own answer', async () => {
    const found = await Promise.all(['ada', 'unknown', 'vera', 'ada'].map(load));
    expect(found).toEqual(['ada!', null, 'vera!', 'ada!']);
    expect(asked).toEqual([['ada', 'unknown', 'vera']]);
  });

  it('keeps nothing: a later load asks again', async () => {
    await load('ada');
    await load('ada');
    expect(asked).toEqual([['ada'], ['ada']]);
  });

  it('loads documents by their id', async () => {
    const loadDocument = documentLoader(async () => [{ _id: 'vera', age: 3 }]);
    expect(await Promise.all(['ada', 'vera'].map(loadDocument))).toEqual([null, { _id: 'vera', age: 3 }]);
  });
});
