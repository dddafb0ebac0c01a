import { together } from './together.js';

describe('what is looked up together', () => {
  const asked: string[][] = [];
  const loader = together(async (keys) => {
    asked.push(keys);
    return new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, `${key}!`]));
  });
  beforeEach(() => void (asked.length = 0));

  it('is asked for once a turn, and each gets their own', async () => {
    const keys = ['ada', 'nobody', 'vera', 'ada'];
    const found = await Promise.all(keys.map((key) => loader.load(key)));
    expect(found).toEqual(['ada!', null, 'vera!', 'ada!']);
    expect(asked).toEqual([['ada', 'nobody', 'vera']]);
  });

  it('is asked for anew each time', async () => {
    await loader.load('ada');
    await loader.load('ada');
    expect(asked).toEqual([['ada'], ['ada']]);
  });
});
