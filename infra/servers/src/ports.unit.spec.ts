import { execFileSync } from 'node:child_process';
import { claim, freePort } from './ports.mjs';

describe('a free port', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is given once: its server may bind it only seconds later', async () => {
    const random = jest.spyOn(Math, 'random').mockReturnValue(0.5);
    const first = await freePort();
    random.mockReturnValueOnce(0.5).mockReturnValue(0.6);
    const second = await freePort();
    expect(second).not.toBe(first);
  });

  it('is given to one process only, while that process runs', async () => {
    const port = await freePort();
    const elsewhere = `import { claim } from '${new URL('./ports.mjs', import.meta.url).href}';
      console.log(await claim(${port}));`;
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', elsewhere], { encoding: 'utf8' });
    expect(output).toBe('false\n');
    expect(await claim(port)).toBe(true);
  });
});
