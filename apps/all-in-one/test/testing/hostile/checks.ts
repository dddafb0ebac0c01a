import type { Part } from '../fixtures.js';
import type { Answer, Attack } from './attack.js';
import type { Target } from './targets.js';
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

export const tooLongAt = (attack: Attack, kind: Kind): Promise<string[]> =>
  acceptedAt(attack, attack.targets.limited, kind, ['BAD_INPUT', 'BAD_REQUEST']);
