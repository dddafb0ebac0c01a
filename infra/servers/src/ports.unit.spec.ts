import { freePort } from './ports.mjs';

describe('a free port', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is given once: its server may bind it only seconds later', async () => {
    const random = jest.spyOn(Math, 'random').mockReturnValue(0.5);
    const first = await freePort();
    random.mockReturnValueOnce(0.5).mockReturnValue(0.6);
    const second = await freePort();
    expect(second).not.toBe(first);
  });
});
