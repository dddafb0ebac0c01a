import {
  contactMessages,
  contentTasks,
  EmailType,
  eraseSubmission,
  feedback,
  FeedbackCategory,
  joinWaitlist,
  markContactDone,
  markFeedbackDone,
  personErased,
  submitContact,
  submitFeedback,
  waitlist,
} from '@stallbook/contracts';
import { newId, type Actor } from '@stallbook/kernel';
import { AddressHash } from '@stallbook/platform';
import { actorAs, mailedBy, openServiceHarness, type ServiceHarness } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { ContentModule } from './content.module.js';

const STAFF = 'staff@stallbook.example';
const admin = actorAs('admin');
const all = { page: 1, pageSize: 100 };
const anAddress = () => `${newId()}@example.org`;

const contact = (given = {}) => ({
  name: 'Ann Example',
  email: anAddress(),
  role: 'vendor-artisan' as const,
  message: 'Where do I park?',
  ...given,
});
const opinion = (given = {}) => ({
  name: 'Ann Example',
  email: anAddress(),
  category: FeedbackCategory.improvement,
  rating: 4,
  message: 'A map would help.',
  page: '/events',
  url: 'https://stallbook.example/events',
  userAgent: 'Browser 1.0',
  timestamp: '2027-01-02T08:59:59.000Z',
  ...given,
});

describe('a submission of a visitor', () => {
  let harness: ServiceHarness;
  let mails: ReturnType<typeof mailedBy>;
  beforeAll(async () => {
    const env = { STALLBOOK_STAFF_EMAIL: STAFF };
    harness = await openServiceHarness({ name: 'content', module: ContentModule, env });
    mails = mailedBy(harness.redis, harness.config);
  });
  afterEach(() => harness.clock.resume());
  afterAll(async () => {
    await mails?.close();
    await harness?.close();
  });

  const staffEmails = async (type: EmailType, email: string) =>
    (await mails.to(STAFF)).filter((mail) => mail.type === type && mail.data['email'] === email);
  const stored = async () =>
    JSON.stringify(
      await Promise.all(
        ['commits', 'contactMessages', 'feedback', 'waitlistEntries'].map((name) =>
          harness.db.collection(name).find().toArray(),
        ),
      ),
    );

  it('[CO-038] stores a contact message and emails it to staff, once for a repeated command', async () => {
    const input = contact({ message: `  ${'Long. '.repeat(2_000)}` });
    const commandId = newId();
    const { id } = await harness.call(submitContact, input, undefined, commandId);
    expect(await harness.call(submitContact, input, undefined, commandId)).toEqual({ id });
    const found = (await harness.call(contactMessages, all, admin)).items.filter(({ email }) => email === input.email);
    expect(found).toMatchObject([{ id, name: 'Ann Example', role: 'vendor-artisan', doneAt: null }]);
    expect(found[0]?.message).toBe(input.message.trim());
    await eventually(async () =>
      expect(await staffEmails(EmailType.contact_received, input.email)).toMatchObject([
        { data: { name: 'Ann Example', message: input.message.trim() } },
      ]),
    );
  });

  it('[CO-044] stores feedback with its page and time, and emails it to staff', async () => {
    const input = opinion();
    const { id } = await harness.call(submitFeedback, input);
    const { items } = await harness.call(feedback, { ...all, search: input.email.toUpperCase() }, admin);
    expect(items).toEqual([{ id, ...input, createdAt: expect.any(String), doneAt: null }]);
    await eventually(async () =>
      expect(await staffEmails(EmailType.feedback_received, input.email)).toMatchObject([
        { data: { category: 'improvement', rating: '4 of 5', page: '/events' } },
      ]),
    );
  });

  it('[CO-042] keeps a message of more than 1000 characters whole', async () => {
    const message = 'x'.repeat(10_000);
    const question = await harness.call(submitContact, contact({ message }));
    const answer = await harness.call(submitFeedback, opinion({ message }));
    const asked = (await harness.call(contactMessages, all, admin)).items.find(({ id }) => id === question.id);
    const told = (await harness.call(feedback, all, admin)).items.find(({ id }) => id === answer.id);
    expect([asked?.message, told?.message]).toEqual([message, message]);
  });

  it('[CO-044] accepts anonymous feedback', async () => {
    const { id } = await harness.call(submitFeedback, opinion({ name: null, email: null, rating: null }));
    expect((await harness.call(feedback, all, admin)).items.find((one) => one.id === id)).toMatchObject({
      name: null,
      email: null,
      rating: null,
    });
  });

  it('[CO-040] stores an address on the waitlist once, with the same response the second time', async () => {
    const email = anAddress();
    const first = await harness.call(joinWaitlist, { name: 'Walt', email });
    const second = await harness.call(joinWaitlist, { name: 'Walter', email: email.toUpperCase() });
    expect(Object.keys(second)).toEqual(Object.keys(first));
    const { items } = await harness.call(waitlist, { ...all, search: email }, admin);
    expect(items).toMatchObject([{ name: 'Walt', email }]);
    await eventually(async () => expect(await staffEmails(EmailType.waitlist_joined, email)).toHaveLength(1));
  });

  it('[CO-040] refuses a malformed address', async () => {
    await expect(harness.call(joinWaitlist, { name: 'Walt', email: 'not-an-address' })).rejects.toMatchObject({
      fields: [{ path: 'email', message: 'Please enter a valid email address' }],
    });
  });

  it('is dropped silently if a bot filled it in', async () => {
    const input = contact({ website: 'https://spam.example' });
    expect(await harness.call(submitContact, input)).toEqual({ id: expect.any(String) });
    expect(await stored()).not.toContain('spam.example');
    expect((await harness.call(contactMessages, { ...all, search: input.email }, admin)).total).toBe(0);
  });

  it('is limited per address and per machine', async () => {
    harness.clock.pause();
    const email = anAddress();
    for (let sent = 0; sent < 5; sent += 1) await harness.call(submitContact, contact({ email }));
    await expect(harness.call(submitContact, contact({ email }))).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    const remoteAddress = '192.0.2.9';
    for (let sent = 0; sent < 30; sent += 1) await harness.call(submitFeedback, opinion({ remoteAddress }));
    await expect(harness.call(submitFeedback, opinion({ remoteAddress }))).rejects.toMatchObject({
      code: 'RATE_LIMITED',
    });
  });

  it('is listed only for admins, newest first, filtered by resolved or not', async () => {
    const asOrganizer = actorAs('organizer');
    for (const refused of [
      harness.call(contactMessages, all, asOrganizer),
      harness.call(feedback, all, asOrganizer),
      harness.call(waitlist, all, asOrganizer),
      harness.call(contentTasks, {}, asOrganizer),
    ])
      await expect(refused).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
    const search = newId();
    const first = await harness.call(submitContact, contact({ message: `first ${search}` }));
    await harness.clock.advance(1_000);
    const second = await harness.call(submitContact, contact({ message: `second ${search}` }));
    const ids = async (done?: boolean) =>
      (await harness.call(contactMessages, { ...all, search, done }, admin)).items.map(({ id }) => id);
    expect(await ids()).toEqual([second.id, first.id]);
    expect((await harness.call(markContactDone, { id: first.id, done: true }, admin)).doneAt).not.toBeNull();
    expect(await ids(false)).toEqual([second.id]);
    expect(await ids(true)).toEqual([first.id]);
    expect((await harness.call(markContactDone, { id: first.id, done: false }, admin)).doneAt).toBeNull();
    const given = await harness.call(submitFeedback, opinion());
    expect((await harness.call(markFeedbackDone, { id: given.id, done: true }, admin)).doneAt).not.toBeNull();
    await expect(harness.call(markFeedbackDone, { id: newId(), done: true }, admin)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('is counted for admins until it is marked as done', async () => {
    const before = await harness.call(contentTasks, {}, admin);
    const { id: messageId } = await harness.call(submitContact, contact());
    const { id: feedbackId } = await harness.call(submitFeedback, opinion());
    expect(await harness.call(contentTasks, {}, admin)).toEqual({
      openMessages: before.openMessages + 1,
      openFeedback: before.openFeedback + 1,
    });
    await harness.call(markContactDone, { id: messageId, done: true }, admin);
    await harness.call(markFeedbackDone, { id: feedbackId, done: true }, admin);
    expect(await harness.call(contentTasks, {}, admin)).toEqual(before);
  });

  it('is erased on request, and the address can join again', async () => {
    const email = anAddress();
    await harness.call(joinWaitlist, { name: 'Walt', email });
    const [entry] = (await harness.call(waitlist, { ...all, search: email }, admin)).items;
    await harness.call(eraseSubmission, { id: entry!.id }, admin);
    expect(await stored()).not.toContain(email);
    expect((await harness.call(waitlist, { ...all, search: email }, admin)).total).toBe(0);
    await harness.call(joinWaitlist, { name: 'Walt again', email });
    expect((await harness.call(waitlist, { ...all, search: email }, admin)).items).toMatchObject([
      { name: 'Walt again' },
    ]);
  });

  it('is erased with the person, found by their login or their address', async () => {
    const person = actorAs('vendor');
    const email = anAddress();
    const secret = newId();
    await harness.call(submitContact, contact({ email: email.toUpperCase(), message: secret }));
    await harness.call(submitFeedback, opinion({ name: secret, email: null }), person);
    expect(await stored()).toContain(secret);
    const addresses = [new AddressHash(harness.config).of(email)];
    await harness.publish(personErased, { personId: person.id, addresses });
    await eventually(async () => expect(await stored()).not.toContain(secret));
    expect((await stored()).toLowerCase()).not.toContain(email);
  });

  it('stays if it came from the address of an erased person later, or from the account of another person', async () => {
    const [email, personId, search] = [anAddress(), newId(), newId()];
    const send = (message: string, sender?: Actor) =>
      harness.call(submitContact, contact({ email, message: `${message} ${search}` }), sender);
    await send('theirs');
    await send('of another person', actorAs('vendor'));
    const requestedAt = harness.clock.now().toISOString();
    await harness.clock.advance(60_000);
    await send('later');
    await harness.clock.advance(5 * 60_000);
    const addresses = new AddressHash(harness.config).every(email);
    await harness.publish(personErased, { personId, addresses, requestedAt });
    const left = async () => (await harness.call(contactMessages, { ...all, search }, admin)).items;
    await eventually(async () => expect(await left()).toHaveLength(2));
    expect((await left()).map(({ message }) => message)).toEqual([`later ${search}`, `of another person ${search}`]);
  });
});
