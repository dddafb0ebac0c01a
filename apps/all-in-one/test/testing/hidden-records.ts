import { idFrom, newId } from '@stallbook/kernel';
import type { GraphQLField, GraphQLSchema } from 'graphql';
import { documentFor } from './documents.js';
import type { Fixtures } from './fixtures.js';
import { leastInput, textPlaces, withValue, type Place } from './inputs.js';
import { mutations } from './mutation-table.js';
import type { Person } from './person.js';

type Kind = 'query' | 'mutation';
interface Target {
  kind: Kind;
  field: GraphQLField<unknown, unknown>;
  place: Place;
}

const PASSING = /LIMIT|UNAVAILABLE|DEADLINE_EXCEEDED/;
const WHO = '{ who: currentUser { id } }';

export const takesId = (place: Place): boolean => /ids?$/i.test(place.findLast((name) => name !== '0') ?? '');

/** By query or mutation. */
export function targetsIn(schema: GraphQLSchema, kind: Kind): Target[][] {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  return Object.values(root?.getFields() ?? {})
    .map((field) =>
      textPlaces(field)
        .filter(takesId)
        .map((place) => ({ kind, field, place })),
    )
    .filter((places) => places.length > 0);
}

/** Records of two people. Everyone can compute their IDs from what is public: the vendor, the market event, and its organizer. */
export async function hiddenRecords({ ids, people }: Fixtures): Promise<[what: string, id: string][]> {
  const { market, seeded, draft, pending, accepted, thread } = ids;
  const [vendor, organizer] = await Promise.all([idOf(people.vendor), idOf(people.organizer)]);
  expect(pending).toBe(idFrom('application', market, vendor));
  expect(thread).toBe(idFrom('message-thread', 'event', market, vendor, organizer));
  const invite = 'mutation($input: SendInvitationInput!) { it: sendInvitation(input: $input) { id } }';
  const invited = { eventId: seeded, organizerEmail: 'invited@example.org', organizerName: 'Ina' };
  const { it: sent } = await people.vendor.do<{ it: { id: string } }>(invite, { input: invited });
  const invitation = idFrom('invitation', vendor, seeded);
  expect(sent.id).toBe(invitation);
  const payment = idFrom('payment', accepted);
  return Object.entries({ draft, pending, accepted, thread, payment, invitation });
}

const idOf = async (person: Person) => (await person.ask<{ who: { id: string } }>(WHO)).data.who.id;

/** The answers to a stranger that differ from the answer about an ID that does not exist. */
export async function revealedTo(
  stranger: Person,
  targets: readonly Target[][],
  hidden: readonly (readonly [what: string, id: string])[],
  ids: Fixtures['ids'],
): Promise<object[]> {
  const told: object[] = [];
  /** One after the other: some of them write to the same record. */
  const compare = async (ofField: readonly Target[]) => {
    for (const target of ofField) {
      const unknown = await answer(stranger, target, newId(), ids);
      for (const [what, id] of hidden) {
        const said = await answer(stranger, target, id, ids);
        if (said && unknown && said !== unknown) told.push({ asked: target.field.name, what, said, unknown });
      }
    }
  };
  await Promise.all(targets.map(compare));
  return told;
}

/** Without the ID; null where a limit or an overload answered, which says nothing about the ID. */
async function answer(
  who: Person,
  { kind, field, place }: Target,
  id: string,
  ids: Fixtures['ids'],
): Promise<string | null> {
  const fitting = mutations[field.name]?.input?.(ids) ?? leastInput(field.args[0]?.type);
  const input = withValue(fitting, place, id);
  const headers = { 'idempotency-key': newId() };
  const { data, errors } = await who.ask(documentFor(kind, field), { input }, headers);
  const said = errors.map(({ message, extensions: { code } }) => ({ message, code }));
  if (said.some(({ code }) => PASSING.test(code))) return null;
  if (said.length === 0 && kind === 'mutation') return 'done';
  return JSON.stringify(said.length > 0 ? said : data).replaceAll(id, 'ID');
}
