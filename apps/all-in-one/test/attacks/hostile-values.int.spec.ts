import { form } from '../testing/fixtures.js';
import { PASSWORD } from '../testing/harness.js';
import { openAttack, type Attack } from '../testing/hostile/attack.js';
import { acceptedAt, faultsAt, notRefusedAt, tooLongAt } from '../testing/hostile/checks.js';
import { inTurn, longTexts, names, numbers, operators, texts } from '../testing/hostile/values.js';

/** The suite of full runs sends each value to each place. */
describe('hostile values, in turn', () => {
  let attack: Attack;
  beforeAll(async () => (attack = await openAttack()));
  afterAll(() => attack.close());

  // First, before a rate limit answers instead.
  it('every text has a length limit', async () => {
    expect(await tooLongAt(attack, longTexts)).toEqual([]);
  });

  it('operators are refused in every text of every query and mutation before a handler runs', async () => {
    const { harness, targets } = attack;
    expect(targets.texts.length).toBeGreaterThan(100);
    const before = await harness.holdings();
    expect(await notRefusedAt(attack, targets.texts, inTurn(operators))).toEqual([]);
    expect(await harness.holdings()).toEqual(before);
  });

  it('cause no internal error in any text of any query or mutation', async () =>
    expect(await faultsAt(attack, attack.targets.texts, inTurn(texts))).toEqual([]));

  it('are refused in every name, title and file name', async () => {
    const { harness, targets, fixtures } = attack;
    const kind = inTurn(names);
    expect(targets.names.length).toBeGreaterThan(10);
    const before = await harness.holdings();
    expect(await acceptedAt(attack, targets.names, kind)).toEqual([]);
    const { organizer, visitor } = fixtures.people;
    for (const value of kind[1].map((json) => JSON.parse(json) as string)) {
      const reply = await organizer.fetch(`/uploads/attachments/${fixtures.ids.market}`, {
        method: 'POST',
        body: form(value, '%PDF-1.4', { filename: `${value}.pdf` }),
      });
      expect([reply.status, await reply.json()]).toMatchObject([400, { error: { fields: [{ path: 'filename' }] } }]);
      const signUp = { email: 'names@example.org', password: PASSWORD, metadata: { contactName: value } };
      expect((await visitor.post('/auth/sign-up', signUp)).status).toBe(400);
    }
    expect(await harness.holdings()).toEqual(before);
  });

  it('cause no internal error in any number of any query or mutation', async () => {
    expect(attack.targets.numbers.length).toBeGreaterThan(40);
    expect(await faultsAt(attack, attack.targets.numbers, inTurn(numbers))).toEqual([]);
  });

  it('hostile values cause no server error at the plain routes', async () => {
    const { organizer, visitor } = attack.fixtures.people;
    const text = 'a\0b';
    for (const [path, body] of [
      ['/auth/sign-up', { email: `${text}@example.org`, password: PASSWORD, metadata: {} }],
      ['/auth/sign-up', { email: 'nul@example.org', password: PASSWORD, metadata: { role: text } }],
      ['/auth/sign-in', { email: `${text}@example.org`, password: PASSWORD }],
      ['/auth/sign-in', { email: 'nul@example.org', password: text }],
      ['/auth/forgot-password', { email: text }],
      ['/auth/check-password', { password: text }],
      ['/auth/resend', { email: text }],
      ['/auth/confirm', { type: 'signup', tokenHash: text }],
    ] as const) {
      const { status } = await visitor.post(path, body);
      expect({ path, body, refused: status >= 400 && status < 500 }).toEqual({ path, body, refused: true });
    }
    for (const path of [
      '/events/%00',
      '/files/%00',
      '/uploads/attachments/%00',
      '/posts/%00',
      '/share/events/%00.png',
    ]) {
      expect({ path, fault: (await organizer.fetch(path)).status >= 500 }).toEqual({ path, fault: false });
    }
    const upload = await organizer.post('/uploads/attachments/%00', {});
    expect(upload.status).toBeLessThan(500);
  });
});
