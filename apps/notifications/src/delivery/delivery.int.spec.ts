import {
  DeliveryProblem as Problem,
  emailLog,
  EmailStatus,
  EmailType,
  mailDelivery,
  mailWebhook,
  myEmails,
  myMailDelivery,
  personErased,
  profileSaved,
  receiveMailEvents,
  recordEmail,
  renderEmail,
  resumeMail,
  resumeMyMail,
} from '@stallbook/contracts';
import { getModelToken } from '@nestjs/mongoose';
import { newId, type Actor } from '@stallbook/kernel';
import { AddressHash } from '@stallbook/platform';
import { actorAs, profileFacts, testKeys } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import type { Model } from 'mongoose';
import type { EmailDocument } from '../email/email.schema.js';
import { openHarness, personOf, worker, type Harness } from '../testing/harness.js';
import { SUPPRESSIONS, type SuppressionDocument } from './suppression.schema.js';
import { Suppressions } from './suppressions.js';

const admin: Actor = actorAs('admin');
const page = { page: 1, pageSize: 10 };
const type = EmailType.reset_password;

describe('the delivery of emails', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness?.close());

  const addressOf = ({ id }: Actor) => `${id}@example.org`;
  const data = { reset_url: 'https://stallbook.example/reset' };
  const rendered = (to: string, id = newId()) =>
    harness.call(renderEmail, { id, type, to, toName: 'Vera', data }, worker);
  const withheld = async (to: string) => (await rendered(to)).withheld;
  const report = async (events: object[]) => {
    const { url } = await harness.call(mailWebhook, {}, admin);
    const token = url.split('/').at(-1) ?? '';
    return harness.call(receiveMailEvents, { token, payload: JSON.stringify({ events }) });
  };
  const logged = async (problem: Problem, address?: string) =>
    (await harness.call(emailLog, { ...page, problem, address }, admin)).items.map((email) => email.id);
  async function someone() {
    const vendor = personOf('vendor');
    await harness.publishProfile(vendor, 'Vera Pottery');
    const known = harness.db.collection<{ _id: string }>('replicas');
    await eventually(async () => expect(await known.findOne({ _id: vendor.id })).not.toBeNull());
    return { vendor, to: addressOf(vendor) };
  }

  it('is logged with each attempt, for admins by address and for the recipient, without texts', async () => {
    const { vendor, to } = await someone();
    const id = newId();
    const error = 'The mail server refused: try again later';
    await harness.call(recordEmail, { id, type, to, status: EmailStatus.delayed, error }, worker);
    expect((await harness.call(myEmails, page, vendor)).items).toMatchObject([{ id, status: 'queued' }]);
    await harness.call(recordEmail, { id, type, to, status: EmailStatus.sent }, worker);
    const { items, total } = await harness.call(myEmails, page, vendor);
    expect([items.length, total]).toEqual([1, 1]);
    expect(items[0]).toMatchObject({ id, type, status: 'sent', reason: null });
    expect(items[0]?.attempts.map((attempt) => attempt.error)).toEqual([error, null]);
    const logged = await harness.call(emailLog, { ...page, address: to.toUpperCase() }, admin);
    expect(logged.items).toEqual(items);
    expect((await harness.call(emailLog, page, admin)).total).toBeGreaterThan(0);
    expect((await harness.call(myEmails, page, (await someone()).vendor)).items).toEqual([]);
  });

  it('is not shown to the next holder of the address if the email went to the account of the former one', async () => {
    const [{ vendor: former, to }, next] = [await someone(), personOf('vendor')];
    const addressHash = harness.app.get(AddressHash).of(to);
    const sent = { status: 'sent' as const, createdAt: new Date(), enqueuedAt: null, settledAt: null, error: null };
    const own: EmailDocument = { _id: newId(), type, personId: former.id, addressHash, message: null, ...sent };
    await harness.db.collection<EmailDocument>('emails').insertOne(own);
    await harness.publish(profileSaved, profileFacts({ personId: former.id, email: 'former@example.org' }));
    await harness.publish(profileSaved, profileFacts({ personId: next.id, email: to }));
    await harness.call(recordEmail, { id: newId(), type, to, status: EmailStatus.sent }, worker);
    const shown = async (person: Actor) =>
      (await harness.call(myEmails, page, person)).items.map(({ id }) => id === own._id);
    await eventually(async () => expect(await shown(next)).toEqual([false]));
    expect(await shown(former)).toEqual([true]);
  });

  it('is listed for admins by what went wrong', async () => {
    const [{ to }, id] = [await someone(), newId()];
    await harness.call(recordEmail, { id: newId(), type, to, status: EmailStatus.sent }, worker);
    await harness.call(recordEmail, { id, type, to, status: EmailStatus.failed, error: 'no mail server' }, worker);
    expect(await logged(Problem.failed, to)).toEqual([id]);
    expect(await logged(Problem.failed)).toContain(id);
    expect(await logged(Problem.withheld)).not.toContain(id);
    const plan = await harness.db.collection('emails').find({ 'returned.kind': 'bounced' }).explain('queryPlanner');
    expect(JSON.stringify(plan)).toContain('returned.kind_1_createdAt_-1');
  });

  it('stops for an address whose mail came back for good, until its holder says that it works again', async () => {
    const { vendor, to } = await someone();
    const id = newId();
    await harness.call(recordEmail, { id, type, to, status: EmailStatus.sent }, worker);
    const { localMessageId } = await rendered(to, id);
    const messageId = `<${localMessageId}@localhost>`;
    const bounce = { kind: 'bounce', address: to, messageId, reason: `no mailbox ${to}` };
    await report([{ ...bounce, permanent: false }]);
    expect(await withheld(to)).toBeNull();
    await report([bounce]);
    await report([bounce]);
    expect(await logged(Problem.bounced, to)).toEqual([id]);
    expect(await logged(Problem.complained, to)).toEqual([]);
    expect(await withheld(to)).toBe('Earlier emails to this address came back.');
    const [entry] = (await harness.call(myEmails, page, vendor)).items;
    expect(entry).toMatchObject({ id, status: 'bounced' });
    expect(entry?.reason).not.toContain(to);
    expect(await harness.call(myMailDelivery, {}, vendor)).toMatchObject({ suppression: 'bounced' });
    expect(await harness.call(resumeMyMail, {}, vendor)).toEqual({ suppression: null, since: null });
    expect(await withheld(to)).toBeNull();
  });

  it('stays stopped under a new key for the hashes of addresses, and a complaint still outweighs a bounce', async () => {
    const tos = await Promise.all(Array.from({ length: 8 }, async () => (await someone()).to));
    const rotated = `2027:${'b'.repeat(43)}=,${testKeys.STALLBOOK_ADDRESS_KEYS}`;
    const hash = new AddressHash({ STALLBOOK_ADDRESS_KEYS: rotated });
    const model = harness.app.get<Model<SuppressionDocument>>(getModelToken(SUPPRESSIONS));
    const later = new Suppressions(model, harness.clock, hash);
    await report(tos.map((address) => ({ kind: 'bounce', address })));
    for (const to of tos) {
      expect(await later.of(to)).toMatchObject({ suppression: 'bounced' });
      await later.add(to, 'complained');
      expect(await later.of(to)).toMatchObject({ suppression: 'complained' });
      await later.lift(to);
      expect(await withheld(to)).toBeNull();
    }
  });

  it('stops for an address whose holder calls an email spam, until an admin lifts it', async () => {
    const { to } = await someone();
    await report([
      { kind: 'bounce', address: to },
      { kind: 'complaint', address: to, permanent: false },
    ]);
    expect(await withheld(to)).toBe('The recipient reported an earlier email as spam.');
    expect(await harness.call(mailDelivery, { address: to }, admin)).toMatchObject({ suppression: 'complained' });
    expect(await harness.call(resumeMail, { address: to }, admin)).toEqual({ suppression: null, since: null });
    expect(await withheld(to)).toBeNull();
  });

  it('counts a report once, also if it comes again after emails were resumed or after a complaint', async () => {
    const { vendor, to } = await someone();
    const id = newId();
    await harness.call(recordEmail, { id, type, to, status: EmailStatus.sent }, worker);
    const messageId = `<${(await rendered(to, id)).localMessageId}@localhost>`;
    const [bounce, complaint] = ['bounce', 'complaint'].map((kind) => ({ kind, address: to, messageId }));
    await report([{ ...bounce, permanent: false }]);
    await report([bounce!]);
    expect(await withheld(to)).not.toBeNull();
    await harness.call(resumeMyMail, {}, vendor);
    await report([bounce!]);
    expect(await withheld(to)).toBeNull();
    await report([complaint!]);
    await report([bounce!]);
    expect(await logged(Problem.complained, to)).toEqual([id]);
    await harness.call(resumeMyMail, {}, vendor);
    await report([complaint!, bounce!]);
    expect(await withheld(to)).toBeNull();
  });

  it('takes reports only with the secret of the webhook, and only those that it can read', async () => {
    const payload = JSON.stringify({ events: [{ kind: 'bounce', address: 'victim@example.org' }] });
    const forged = harness.call(receiveMailEvents, { token: 'guess', payload });
    await expect(forged).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await withheld('victim@example.org')).toBeNull();
    const malformed = [[{ kind: 'open', address: 'a@example.org' }], [{ kind: 'bounce', address: 'nothing' }]];
    for (const events of malformed) await expect(report(events)).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });

  it('of an erased person is forgotten, including emails that know only the address', async () => {
    const { vendor, to } = await someone();
    await harness.call(recordEmail, { id: newId(), type, to, status: EmailStatus.sent }, worker);
    await report([{ kind: 'bounce', address: to }]);
    const addresses = harness.app.get(AddressHash).every(to);
    await harness.publish(personErased, { personId: vendor.id, addresses });
    await eventually(async () => {
      expect((await harness.call(emailLog, { ...page, address: to }, admin)).total).toBe(0);
      expect(await withheld(to)).toBeNull();
    });
  });
});
