import { buildFixtures, type Part } from '../fixtures.js';
import { documentFor } from '../documents.js';
import { openHarness } from '../harness.js';
import { leastInput, withValue } from '../inputs.js';
import { mutations } from '../mutation-table.js';
import type { GraphqlError } from '../person.js';
import { hostileTargets, nameOf, type Target } from './targets.js';
import type { Kind } from './values.js';

const MARK = 'the hostile value';
const REFUSED = ['UNAUTHENTICATED', 'PERMISSION_DENIED'];
const AT_ONCE = 4;

export interface Answer {
  target: string;
  status: number;
  code: string;
}

type Work = (target: Target, json: string) => Promise<Answer[]>;

/**
 * Sends hostile values to every place of the API. Usually each place gets one value of the kind, in turn, from a person
 * who may write there; a thorough attack sends all of them, from everybody.
 */
export async function openAttack({ thorough = false } = {}) {
  const harness = await openHarness({ STALLBOOK_CHANGES_PER_HOUR: '1000000' });
  const [fixtures, targets] = await Promise.all([buildFixtures(harness), hostileTargets()]);
  /** Where a person was refused before the value mattered. */
  const refusals = new Set<string>();

  const send = async (part: Part, target: Target, json: string): Promise<Answer> => {
    const { kind, field, place } = target;
    const fitting = mutations[field.name]?.input?.(fixtures.ids) ?? leastInput(field.args[0]?.type);
    const body = { query: documentFor(kind, field), variables: { input: withValue(fitting, place, MARK) } };
    const reply = await fixtures.people[part].post(
      '/graphql',
      JSON.stringify(body).replace(`"${MARK}"`, () => json),
      { 'idempotency-key': crypto.randomUUID() },
    );
    const { errors = [] } = (await reply.json()) as { errors?: GraphqlError[] };
    return { target: nameOf(target), status: reply.status, code: errors[0]?.extensions.code ?? 'none' };
  };

  /** Owners of the record come first, because they get furthest. */
  const sendFrom = async (parts: readonly Part[], target: Target, json: string): Promise<Answer[]> => {
    const owners = mutations[target.field.name]?.notFor ?? [];
    const answers: Answer[] = [];
    for (const part of [
      ...owners.filter((one) => parts.includes(one)),
      ...parts.filter((one) => !owners.some((owner) => owner === one)),
    ]) {
      const refusal = `${part}: ${nameOf(target)}`;
      if (refusals.has(refusal)) continue;
      const answer = await send(part, target, json);
      if (REFUSED.includes(answer.code)) refusals.add(refusal);
      else answers.push(answer);
      if (!thorough && answers.length > 0) break;
    }
    return answers;
  };

  const each = async (places: readonly Target[], [, values]: Kind, work: Work): Promise<Answer[]> => {
    const sent = places.flatMap((target, index) =>
      values.filter((_, turn) => thorough || turn === index % values.length).map((json) => ({ target, json })),
    );
    const answers: Answer[] = [];
    const lane = async (): Promise<void> => {
      for (let next = sent.shift(); next; next = sent.shift()) answers.push(...(await work(next.target, next.json)));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    return answers;
  };

  /** What people were answered, unless it was that they may not write there. */
  const at = (places: readonly Target[], kind: Kind, parts: readonly Part[]): Promise<Answer[]> =>
    each(places, kind, (target, json) => sendFrom(parts, target, json));

  const asAdmin = (places: readonly Target[], kind: Kind): Promise<Answer[]> =>
    each(places, kind, async (target, json) => [await send('admin', target, json)]);

  return { harness, fixtures, targets, at, asAdmin, close: harness.close };
}

export type Attack = Awaited<ReturnType<typeof openAttack>>;
