import { setImmediate as turn } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import { testConfig } from '@stallbook/platform/testing';
import { PasswordHasher } from './password-hasher.js';

describe('the hash of a password', () => {
  const open: PasswordHasher[] = [];
  const hasher = (env: Record<string, string> = {}): PasswordHasher => {
    const made = new PasswordHasher(testConfig(env));
    open.push(made);
    return made;
  };
  afterAll(() => Promise.all(open.map((one) => one.onApplicationShutdown())));

  it('takes 19 MiB and two passes unless configured otherwise', async () => {
    const usual = hasher({ STALLBOOK_PASSWORD_MEMORY_KIB: '', STALLBOOK_PASSWORD_PASSES: '' });
    expect(await usual.hash('Linen-and-0ak', 'one')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('uses the configured parameters, and recognizes them', async () => {
    const [usual, other] = [
      hasher(),
      hasher({ STALLBOOK_PASSWORD_MEMORY_KIB: '8192', STALLBOOK_PASSWORD_PASSES: '3' }),
    ];
    const made = await other.hash('Linen-and-0ak', 'one');
    expect(made).toMatch(/^\$argon2id\$v=19\$m=8192,t=3,p=1\$/);
    expect([usual.isCurrent(made), other.isCurrent(made)]).toEqual([false, true]);
    expect(await usual.verify('Linen-and-0ak', made, 'one')).toBe(true);
    expect(await usual.verify('linen-and-0ak', made, 'one')).toBe(false);
  });

  it('is verified even for an unknown account', async () => {
    expect(await hasher().verify('', undefined, 'one')).toBe(false);
  });

  it('does not block the event loop while it is computed', async () => {
    const slow = hasher({ STALLBOOK_PASSWORD_MEMORY_KIB: '65536', STALLBOOK_PASSWORD_PASSES: '6' });
    let [turns, done] = [0, false];
    const made = slow.hash('Linen-and-0ak', 'one').finally(() => (done = true));
    for (; !done; turns += 1) await turn();
    await made;
    expect(turns).toBeGreaterThan(100);
  });

  it('is refused immediately when too many wait, and computed again later', async () => {
    const busy = hasher();
    const made = await hash('Linen-and-0ak', { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    const order: string[] = [];
    const all = Array.from({ length: 300 }, (_, index) =>
      busy.verify('Linen-and-0ak', made, `caller ${index}`).then(
        () => order.push('verified'),
        (error: { code: string; message: string }) => order.push(`${error.code}: ${error.message}`),
      ),
    );
    await Promise.all(all);
    expect(order[0]).toBe('OVERLOADED: Please try again in a moment.');
    expect(order.filter((one) => one === 'verified').length).toBeGreaterThanOrEqual(65);
    expect(await busy.verify('Linen-and-0ak', made, 'one')).toBe(true);
  });

  it('is computed by a thread that survives an invalid hash', async () => {
    const one = hasher();
    await expect(one.verify('Linen-and-0ak', 'no hash', 'one')).rejects.toThrow();
    expect(await one.verify('Linen-and-0ak', await one.hash('Linen-and-0ak', 'one'), 'one')).toBe(true);
  });
});
