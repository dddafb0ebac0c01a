import { openAttack, type Attack } from '../testing/hostile/attack.js';
import { acceptedAt, faultsAt, notRefusedAt, tooLongAt } from '../testing/hostile/checks.js';
import { longTexts, names, numbers, operators, texts } from '../testing/hostile/values.js';

describe('every hostile value, sent to every place by everybody', () => {
  let attack: Attack;
  beforeAll(async () => (attack = await openAttack({ thorough: true })));
  afterAll(() => attack.close());

  // First, before a rate limit answers instead.
  it('is refused as a text that is too long', async () => expect(await tooLongAt(attack, longTexts)).toEqual([]));

  it.each(operators)('is refused where a text belongs: %s', async (...kind) =>
    expect(await notRefusedAt(attack, attack.targets.texts, kind)).toEqual([]),
  );

  it.each(texts)('causes no internal error as a text: %s', async (...kind) =>
    expect(await faultsAt(attack, attack.targets.texts, kind)).toEqual([]),
  );

  it.each(names)('is refused as a name: %s', async (...kind) =>
    expect(await acceptedAt(attack, attack.targets.names, kind)).toEqual([]),
  );

  it.each(numbers)('causes no internal error as a number: %s', async (...kind) =>
    expect(await faultsAt(attack, attack.targets.numbers, kind)).toEqual([]),
  );
});
