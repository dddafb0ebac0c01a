import type { Part } from '../fixtures.js';
import type { Answer, Attack } from './attack.js';
import { nameOf, type Target } from './targets.js';
import type { Kind } from './values.js';

const WRITERS: readonly Part[] = ['vendor', 'organizer', 'admin', 'visitor'];
const shown = (answers: Answer[]) => [...new Set(answers.map(({ target, code }) => `${target}: ${code}`))];

/** Each answer is a refusal before anything else is checked, as for a request that does not fit the schema. */
export async function notRefusedAt({ asAdmin }: Attack, places: readonly Target[], kind: Kind): Promise<string[]> {
  const answers = await asAdmin(places, kind);
  expect(answers.length).toBeGreaterThanOrEqual(places.length);
  return shown(answers.filter(({ status, code }) => status !== 200 || code !== 'BAD_REQUEST'));
}

export const faultsAt = async ({ at }: Attack, places: readonly Target[], kind: Kind): Promise<string[]> =>
  shown((await at(places, kind, WRITERS)).filter(({ code }) => code === 'INTERNAL'));

/** Where a value is answered with something other than these codes. */
export const acceptedAt = async (
  { at }: Attack,
  places: readonly Target[],
  kind: Kind,
  refusals = ['BAD_INPUT'],
): Promise<string[]> => shown((await at(places, kind, WRITERS)).filter(({ code }) => !refusals.includes(code)));

const TOO_LONG = ['BAD_INPUT', 'BAD_REQUEST'];

/** Only texts that may be long get one that is longer than any may be. */
export async function tooLongAt(attack: Attack, [long, longest]: readonly [Kind, Kind]): Promise<string[]> {
  const { limited } = attack.targets;
  const answers = await attack.at(limited, long, WRITERS);
  const taken = new Set(answers.filter(({ code }) => !TOO_LONG.includes(code)).map(({ target }) => target));
  const others = limited.filter((target) => taken.has(nameOf(target)));
  return acceptedAt(attack, others, longest, TOO_LONG);
}
