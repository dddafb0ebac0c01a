import { batchLoader, documentLoader } from './batch-loader.js';

describe('a batch loader', () => {
  const queries: (readonly string[])[] = [];
  const load = batchLoader(async (keys) => {
    queries.push(keys);
    return new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, `${key}!`]));
  });
  beforeEach(() => void (queries.length = 0));

  it('runs one query for all loads of one turn and gives each caller its own value', async () => {
    const found = await Promise.all(['ada', 'unknown', 'vera', 'ada'].map(load));
    expect(found).toEqual(['ada!', null, 'vera!', 'ada!']);
    expect(queries).toEqual([['ada', 'unknown', 'vera']]);
  });

  it('caches nothing, so a later load runs a new query', async () => {
    await load('ada');
    await load('ada');
    expect(queries).toEqual([['ada'], ['ada']]);
  });

  it('loads documents by their ID', async () => {
    const loadDocument = documentLoader(async () => [{ _id: 'vera', age: 3 }]);
    expect(await Promise.all(['ada', 'vera'].map(loadDocument))).toEqual([null, { _id: 'vera', age: 3 }]);
  });
});
