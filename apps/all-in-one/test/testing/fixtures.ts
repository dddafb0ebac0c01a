import { DAY_MS, newId } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import sharp from 'sharp';
import type { Person } from './person.js';
import { PASSWORD, type Harness } from './harness.js';
import { planPricesExist } from './plan-prices.js';

export type Part = 'visitor' | 'none' | 'unconfirmed' | 'vendor' | 'organizer' | 'admin';
export const PARTS: readonly Part[] = ['visitor', 'none', 'unconfirmed', 'vendor', 'organizer', 'admin'];

const dayIn = (harness: Harness, days: number) =>
  new Date(harness.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);

export const marketInput = (harness: Harness, title: string) => ({
  title,
  description: 'Fruit, bread and flowers by the river.',
  eventDate: dayIn(harness, 200),
  location: '1 River Road',
  city: 'Portland',
  state: 'OR',
  boothFeeCents: 7_500,
  applicationFeeCents: 1_000,
});

interface Id {
  it: { id: string };
}

export const createMarket = async (organizer: Person, input: object): Promise<string> =>
  (
    await organizer.do<Id>(
      'mutation($input: CreateMarketEventInput!) { it: createMarketEvent(input: $input) { id } }',
      {
        input,
      },
    )
  ).it.id;

export async function openMarket(harness: Harness, organizer: Person, title = 'Riverside Market'): Promise<string> {
  const id = await createMarket(organizer, marketInput(harness, title));
  await organizer.do('mutation($id: ID!) { publishMarketEvent(input: { id: $id }) { id } }', { id });
  return id;
}

/** Replicas are eventually consistent: a new market event may be missing there for a moment. */
export const draftFor = (vendor: Person, eventId: string): Promise<string> =>
  eventually(async () => {
    const drafted = 'mutation($eventId: ID!) { it: createDraft(input: { eventId: $eventId }) { id } }';
    return (await vendor.do<Id>(drafted, { eventId })).it.id;
  });

export async function apply(vendor: Person, eventId: string): Promise<string> {
  const draftId = await draftFor(vendor, eventId);
  const terms = await termsOf(vendor, eventId);
  const submit = 'mutation($input: SubmitApplicationInput!) { it: submitApplication(input: $input) { id } }';
  return (await vendor.do<Id>(submit, { input: { draftId, terms, productsOffered: 'Honey' } })).it.id;
}

export const termsOf = async (person: Person, eventId: string) =>
  (
    await person.do<{ it: { terms: string } }>('query($id: ID!) { it: marketEvent(input: { id: $id }) { terms } }', {
      id: eventId,
    })
  ).it.terms;

export async function seen(organizer: Person, id: string) {
  const query = 'query($id: ID!) { it: application(input: { id: $id }) { contentsVersion } }';
  const { it } = await organizer.do<{ it: { contentsVersion: string } }>(query, { id });
  return { applicationId: id, ...it };
}

export async function accept(organizer: Person, applicationId: string) {
  const mutation = 'mutation($input: AcceptApplicationInput!) { acceptApplication(input: $input) { id } }';
  return organizer.do(mutation, { input: await seen(organizer, applicationId) });
}

export function form(
  filename: string,
  content: Uint8Array<ArrayBuffer> | string,
  fields: Record<string, string> = {},
): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  data.append('file', new Blob([content]), filename);
  return data;
}

export async function attach(organizer: Person, eventId: string): Promise<string> {
  const body = form('map.pdf', '%PDF-1.4\nmap', { description: 'Where to unload' });
  return eventually(async () => {
    const reply = await organizer.fetch(`/uploads/attachments/${eventId}`, { method: 'POST', body });
    const answer = (await reply.json()) as { id?: string };
    if (!answer.id) throw new Error(JSON.stringify(answer));
    return answer.id;
  });
}

/** @param path below `/uploads` */
export async function sendPicture(person: Person, path: string, fields: Record<string, string>): Promise<void> {
  const picture = sharp({ create: { width: 1200, height: 600, channels: 3, background: '#1e6b47' } });
  const body = form('a.jpg', new Uint8Array(await picture.jpeg().toBuffer()), fields);
  const reply = await person.fetch(`/uploads/${path}`, { method: 'POST', body });
  if (!reply.ok) throw new Error(await reply.text());
}

async function exportAccount(person: Person): Promise<string> {
  const { it } = await person.do<Id>(
    'mutation($input: CurrentPasswordInput!) { it: requestAccountExport(input: $input) { id } }',
    { input: { currentPassword: PASSWORD } },
  );
  return eventually(async () => {
    const { data } = await person.ask<{ last: { status: string } }>('{ last: myAccountExport { status } }');
    if (data.last.status !== 'ready') throw new Error(`the export is ${data.last.status}`);
    return it.id;
  });
}

export const profitFactors = {
  distanceMiles: 1,
  vehicle: 'car',
  lodgingNights: 0,
  mealsCents: 0,
  boothFeeCents: 0,
  marketingCents: 0,
  expectedSales: 0,
  itemPriceCents: 0,
  itemCostCents: 0,
  hoursWorked: 0,
};

async function calculate(vendor: Person): Promise<[calculation: string, template: string]> {
  const saved = await vendor.do<{ one: { id: string }; template: { id: string } }>(
    `mutation($inputs: ProfitFactorsInput!) {
      one: saveCalculation(input: { inputs: $inputs }) { id }
      template: saveCalculationTemplate(input: { templateName: "Kept", defaultInputs: $inputs }) { id }
    }`,
    { inputs: profitFactors },
  );
  return [saved.one.id, saved.template.id];
}

/** For a second browser of a person, whose session may end. */
async function anotherSession(harness: Harness, email: string): Promise<string> {
  const elsewhere = harness.visitor();
  await elsewhere.post('/auth/sign-in', { email, password: PASSWORD });
  const { data } = await elsewhere.ask<{ own: { id: string; current: boolean }[] }>(
    '{ own: mySessions { id current } }',
  );
  const here = data.own.find(({ current }) => current);
  if (!here) throw new Error(`${email} is not signed in`);
  return here.id;
}

export async function seedMarket(harness: Harness, admin: Person): Promise<string> {
  const title = `Seeded market ${newId()}`;
  const text = `title,description,event_date,location,city,state\n${title},A market,${dayIn(harness, 120)},1 Green,Salem,OR\n`;
  await admin.do('mutation($input: StartImportInput!) { startImport(input: $input) { id } }', {
    input: { fileName: 'one.csv', text },
  });
  return eventually(async () => {
    const search =
      'query($search: String) { found: marketEvents(input: { search: $search, page: 1, pageSize: 1 }) { items { id } } }';
    const { data } = await harness.visitor().ask<{ found: { items: { id: string }[] } }>(search, { search: title });
    if (!data.found.items[0]) throw new Error('not seeded yet');
    return data.found.items[0].id;
  });
}

export async function buildFixtures(harness: Harness) {
  await planPricesExist(harness);
  const [vera, victor, olga, oskar, nora, ursula, adam] = await Promise.all([
    harness.join('vera', 'vendor'),
    harness.join('victor', 'vendor'),
    harness.join('olga', 'organizer'),
    harness.join('oskar', 'organizer'),
    harness.join('nora'),
    harness.join('ursula', undefined, false),
    harness.join('adam'),
  ]);
  const people: Record<Part, Person> = {
    visitor: harness.visitor(),
    none: nora,
    unconfirmed: ursula,
    vendor: vera,
    organizer: olga,
    admin: adam,
  };
  const market = await openMarket(harness, olga);
  const unpublished = await createMarket(olga, marketInput(harness, 'Not yet'));
  const [forDraft, forAccepted] = await Promise.all([
    openMarket(harness, olga, 'Hill Market'),
    openMarket(harness, olga, 'Lake Market'),
  ]);
  const [pending, draft, accepted, attachment, seeded] = await Promise.all([
    apply(vera, market),
    draftFor(vera, forDraft),
    apply(vera, forAccepted),
    attach(olga, market),
    seedMarket(harness, adam),
  ]);
  await accept(olga, accepted);

  await olga.do('mutation { createConnectAccount(input: {}) { status } }');
  const { status } = await olga.do<{ status: { accountId: string } }>(
    'mutation { status: createConnectAccount(input: {}) { accountId } }',
  );
  harness.emulator.control.onboard(status.accountId);
  const intent = await eventually(async () => {
    const open = 'mutation($id: ID!) { it: createPaymentIntent(input: { applicationId: $id }) { paymentIntentId } }';
    return (await vera.do<{ it: { paymentIntentId: string } }>(open, { id: accepted })).it.paymentIntentId;
  });

  const claim = 'mutation($input: SubmitClaimInput!) { it: submitClaim(input: $input) { id } }';
  const claimed = { eventId: seeded, name: 'Olga', email: 'olga@example.org' };
  const { it } = await olga.do<Id>(claim, { input: claimed });
  const notification = await eventually(async () => {
    const { data } = await vera.ask<{ feed: { items: Id['it'][] } }>(
      '{ feed: myNotifications(input: {}) { items { id } } }',
    );
    if (!data.feed.items[0]) throw new Error('no notification yet');
    return data.feed.items[0].id;
  });
  const thread = await eventually(async () => {
    const start = 'mutation($input: StartMessageThreadInput!) { it: startMessageThread(input: $input) { id } }';
    const input = { threadType: 'event', subjectId: market, messageId: newId(), content: 'Is there power?' };
    return (await vera.do<Id>(start, { input })).it.id;
  });
  const { data: posts } = await people.visitor.ask<{ page: { items: Id['it'][] } }>(
    '{ page: blogPosts(input: {}) { items { id } } }',
  );
  const [calculation, calculationTemplate] = await calculate(vera);
  const accountExport = await exportAccount(vera);
  const session = await anotherSession(harness, 'vera@example.org');
  const ids = {
    market,
    unpublished,
    pending,
    draft,
    accepted,
    attachment,
    seeded,
    intent,
    claim: it.id,
    notification,
    accountExport,
    calculation,
    calculationTemplate,
    session,
    thread,
    post: posts.page.items[0]?.id ?? '',
  };
  return { people, victor, oskar, ids };
}

export type Fixtures = Awaited<ReturnType<typeof buildFixtures>>;
