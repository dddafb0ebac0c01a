import {
  acceptApplication,
  applicationsPersonData,
  applicationTimeline,
  ApplicationStatus,
  createDraft,
  deskApplications,
  deskChoices,
  DeskOrder,
  getApplication,
  marketEventSaved,
  markApplication,
  paymentCompleted,
  personErased,
  profileSaved,
  submitApplication,
  withdrawApplication,
  type DeskInput,
} from '@stallbook/contracts';
import { newId, type Actor } from '@stallbook/kernel';
import { profileFacts } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { inOrder, SORTS, type IndexedOrder } from '../application/application-order.js';
import type { ApplicationDocument } from '../application/application.projection.js';
import { openHarness, decide, type Harness } from '../testing/harness.js';
import { deskFilter } from './desk-filter.js';
import { marketEvent, organizer, vendor, terms } from '../testing/builders.js';

describe('the desk of an organizer', () => {
  let harness: Harness;
  const owner = organizer();
  const market = marketEvent({ organizerId: owner.id });
  const second = marketEvent({ organizerId: owner.id });
  const sent: Record<string, string> = {};
  const people: Record<string, Actor> = {};
  const vendors: [name: string, categories: string[], products: string][] = [
    ['Zoe Honey', ['Honey', 'Food'], 'Honey in jars'],
    ['Ann Bread', ['Food'], 'Bread and cakes'],
    ['Mia Crafts', ['Crafts'], 'Mugs'],
  ];

  async function apply(ann: Actor, eventId: string, productsOffered: string): Promise<string> {
    const { id: draftId } = await harness.call(createDraft, { eventId }, ann);
    await harness.call(submitApplication, { draftId, productsOffered, terms }, ann);
    await harness.clock.advance(1_000);
    return draftId;
  }
  const PAGE = { page: 1, pageSize: 12 };
  const shown = async (input: Partial<DeskInput> = {}) => {
    const { items, total } = await harness.call(deskApplications, { ...PAGE, ...input }, owner);
    return { total, names: items.map(({ application }) => application.vendor?.businessName) };
  };

  beforeAll(async () => {
    harness = await openHarness('2027-04-01T10:00:00Z');
    await harness.publish(marketEventSaved, market);
    await harness.publish(marketEventSaved, second);
    for (const [businessName, productCategories, products] of vendors) {
      const ann = vendor();
      people[businessName] = ann;
      await harness.publish(profileSaved, profileFacts({ personId: ann.id, businessName, productCategories }));
      await eventually(async () =>
        expect(await harness.db.collection('profileReplicas').countDocuments({ businessName })).toBe(1),
      );
      const event = businessName === 'Mia Crafts' ? second : market;
      sent[businessName] = await apply(ann, event.marketEventId, products);
    }
  });
  afterAll(() => harness?.close());

  it('[AP-031] [AP-033] shows the newest first, and sorts by vendor and by category', async () => {
    await harness.call(createDraft, { eventId: market.marketEventId }, vendor());
    await expect(shown()).resolves.toEqual({ total: 3, names: ['Mia Crafts', 'Ann Bread', 'Zoe Honey'] });
    await expect(shown({ order: DeskOrder.vendor })).resolves.toMatchObject({
      names: ['Ann Bread', 'Mia Crafts', 'Zoe Honey'],
    });
    await expect(shown({ order: DeskOrder.category })).resolves.toMatchObject({
      names: ['Mia Crafts', 'Ann Bread', 'Zoe Honey'],
    });
    await expect(shown({ order: DeskOrder.vendor, page: 2, pageSize: 2 })).resolves.toEqual({
      total: 3,
      names: ['Zoe Honey'],
    });
  });

  it('counts every status, whichever is chosen, and within the other filters', async () => {
    const counts = async (input: Partial<DeskInput>) => {
      const page = await harness.call(deskApplications, { ...PAGE, ...input }, owner);
      return [page.total, page.counts];
    };
    const none = { pending: 0, accepted: 0, rejected: 0, withdrawn: 0 };
    const { accepted, draft } = ApplicationStatus;
    await expect(counts({ status: accepted })).resolves.toEqual([0, { ...none, pending: 3 }]);
    await expect(counts({ status: draft })).resolves.toEqual([0, { ...none, pending: 3 }]);
    await expect(counts({ eventId: second.marketEventId })).resolves.toEqual([1, { ...none, pending: 1 }]);
  });

  it('keeps stars, ratings, tags, and notes for the organizer alone', async () => {
    const applicationId = sent['Zoe Honey']!;
    const mark = (change: object, who = owner) => harness.call(markApplication, { applicationId, ...change }, who);
    await mark({ rating: 4, tags: ['local', ' local ', 'sweet'] });
    await mark({ shortlisted: true });
    await mark({ note: 'Ask about shade' });
    const marks = { applicationId, shortlisted: true, rating: 4, tags: ['local', 'sweet'], note: 'Ask about shade' };
    const { items } = await harness.call(deskApplications, { ...PAGE, shortlisted: true }, owner);
    expect(items).toMatchObject([{ id: applicationId, marks, categories: ['Honey', 'Food'] }]);
    await expect(shown({ tag: 'sweet' })).resolves.toEqual({ total: 1, names: ['Zoe Honey'] });
    const both = [applicationId, sent['Ann Bread']!];
    await expect(shown({ applicationIds: both })).resolves.toMatchObject({ names: ['Ann Bread', 'Zoe Honey'] });
    await expect(shown({ applicationIds: both, tag: 'sweet' })).resolves.toEqual({ total: 1, names: ['Zoe Honey'] });
    await expect(shown({ tag: 'sour' })).resolves.toEqual({ total: 0, names: [] });
    await expect(harness.call(deskChoices, {}, owner)).resolves.toEqual({
      categories: ['Crafts', 'Food', 'Honey'],
      tags: ['local', 'sweet'],
    });
    await expect(mark({ rating: 1 }, organizer())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const zoe = people['Zoe Honey']!;
    const seen = [
      await harness.call(getApplication, { id: applicationId }, zoe),
      await harness.call(applicationTimeline, { id: applicationId, limit: 50 }, zoe),
    ];
    expect(JSON.stringify(seen)).not.toMatch(/sweet|shade|shortlisted/);
    await mark({ rating: 0 });
    await expect(mark({ tags: [' '] })).rejects.toMatchObject({ code: 'BAD_INPUT' });
    expect((await mark({ rating: 5 })).note).toBe('Ask about shade');
  });

  it('[AP-033] offers no category of an application that is not sent, or no longer', async () => {
    const eve = vendor();
    const personId = eve.id;
    const id = await apply(eve, market.marketEventId, 'Soap');
    await harness.publish(profileSaved, profileFacts({ personId, productCategories: ['Soap'] }));
    const offered = async () => (await harness.call(deskChoices, {}, owner)).categories.includes('Soap');
    await eventually(async () => expect(await offered()).toBe(true));
    await harness.call(withdrawApplication, { applicationId: id }, eve);
    await expect(offered()).resolves.toBe(false);
  });

  it('keeps what another device noted meanwhile', async () => {
    const applicationId = sent['Mia Crafts']!;
    const mark = (change: object) => harness.call(markApplication, { applicationId, ...change }, owner);
    await mark({ tags: ['clay'], note: 'Needs shade' });
    const before = { tags: [], note: null };
    await expect(mark({ tags: [], note: 'Needs power', before })).rejects.toMatchObject({
      code: 'APPLICATION_MARKS.CHANGED_MEANWHILE',
      fields: [{ path: 'note' }],
    });
    await mark({ tags: ['clay', 'mugs'], note: null, before: { tags: ['clay'], note: null } });
    const changed = { tags: ['clay', 'mugs'], note: 'Needs shade' };
    await expect(mark({})).resolves.toMatchObject(changed);
    await mark({ tags: [], note: '', before: changed });
    await expect(mark({})).resolves.toMatchObject({ tags: [], note: null });
  });

  it('keeps one note of two that are saved at the same moment, and refuses the other', async () => {
    const applicationId = sent['Ann Bread']!;
    const mark = (note: string, seen: string | null) =>
      harness.call(markApplication, { applicationId, note, before: { tags: [], note: seen } }, owner);
    let seen: string | null = null;
    for (const round of [1, 2, 3]) {
      const outcomes = await Promise.allSettled(['a', 'b', 'c', 'd'].map((device) => mark(`${device}${round}`, seen)));
      const kept = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value.note] : []));
      const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as object] : []));
      expect(kept).toHaveLength(1);
      for (const reason of refused) expect(reason).toMatchObject({ code: 'APPLICATION_MARKS.CHANGED_MEANWHILE' });
      seen = kept[0] ?? null;
    }
    await expect(harness.call(markApplication, { applicationId }, owner)).resolves.toMatchObject({ note: seen });
  });

  it('sorts by rating, with the others after the rated ones', async () => {
    await harness.call(markApplication, { applicationId: sent['Mia Crafts']!, rating: 2 }, owner);
    const order = DeskOrder.rating;
    await expect(shown({ order })).resolves.toMatchObject({ names: ['Zoe Honey', 'Mia Crafts', 'Ann Bread'] });
    await expect(shown({ order, page: 2, pageSize: 2 })).resolves.toEqual({ total: 3, names: ['Ann Bread'] });
  });

  it('is narrowed by event, status, category, payment, and words', async () => {
    const applicationId = sent['Ann Bread']!;
    await decide(harness, acceptApplication, { applicationId }, owner);
    const { marketEventId } = market;
    const { id: vendorId } = people['Ann Bread']!;
    const payment = { paymentId: newId(), applicationId, marketEventId, vendorId, organizerId: owner.id };
    const amounts = { currency: 'usd' as const, amountCents: 8500, platformFeeCents: 425, payoutCents: 8075 };
    await harness.publish(paymentCompleted, { ...payment, ...amounts });
    await eventually(async () => expect(await shown({ paid: true })).toEqual({ total: 1, names: ['Ann Bread'] }));
    await expect(shown({ paid: false })).resolves.toMatchObject({ total: 2 });
    await expect(shown({ eventId: second.marketEventId })).resolves.toEqual({ total: 1, names: ['Mia Crafts'] });
    await expect(shown({ status: ApplicationStatus.pending })).resolves.toMatchObject({ total: 2 });
    await expect(shown({ category: 'Food' })).resolves.toMatchObject({ total: 2 });
    await expect(shown({ search: 'brea ann' })).resolves.toEqual({ total: 1, names: ['Ann Bread'] });
    await expect(shown({ search: 'jars' })).resolves.toEqual({ total: 1, names: ['Zoe Honey'] });
  });

  it('[AP-031] lists applications whose vendors gave up their booth', async () => {
    const eve = vendor();
    const applicationId = await apply(eve, second.marketEventId, 'Soap');
    await decide(harness, acceptApplication, { applicationId }, owner);
    await harness.call(withdrawApplication, { applicationId, refundPercent: 100 }, eve);
    const idsOf = async (input: Partial<DeskInput>) =>
      (await harness.call(deskApplications, { ...PAGE, ...input }, owner)).items.map(({ id }) => id);
    await expect(idsOf({ applicationIds: [applicationId] })).resolves.toEqual([applicationId]);
    await expect(idsOf({ status: ApplicationStatus.withdrawn })).resolves.toEqual([applicationId]);
    await expect(idsOf({ eventId: second.marketEventId })).resolves.toContain(applicationId);
    await harness.call(createDraft, { eventId: market.marketEventId }, eve);
    await expect(idsOf({ status: ApplicationStatus.draft })).resolves.toEqual([]);
  });

  it('follows a vendor’s change of name and categories', async () => {
    const personId = people['Mia Crafts']!.id;
    const renamed = profileFacts({ personId, businessName: 'Aaa Crafts', productCategories: ['Art'] });
    await harness.publish(profileSaved, renamed);
    await eventually(async () =>
      expect((await shown({ order: DeskOrder.vendor, category: 'Art' })).names).toEqual(['Aaa Crafts']),
    );
    await expect(shown({ search: 'aaa' })).resolves.toMatchObject({ total: 1 });
  });

  it.each(Object.keys(SORTS) as IndexedOrder[])('reads an index in the order %s and nothing else', async (order) => {
    const chosen = deskFilter(PAGE);
    const filter = { ...chosen, marketEventId: { $in: [market.marketEventId, second.marketEventId] } };
    const applications = harness.db.collection<ApplicationDocument>('applications');
    const { queryPlanner, executionStats } = await applications
      .find(filter, { ...inOrder(order, chosen), limit: 2 })
      .explain('executionStats');
    expect(executionStats).toMatchObject({ nReturned: 2, totalDocsExamined: 2 });
    expect(JSON.stringify(queryPlanner.winningPlan).includes('"SORT"')).toBe(false);
  });

  it('hands the marks out with the organizer’s data, not with the vendor’s, and deletes them with the vendor', async () => {
    const dataOf = (person: Actor) =>
      harness.call(applicationsPersonData, { personId: person.id }, { id: 'workers', role: 'system' });
    const zoe = people['Zoe Honey']!;
    const pages = JSON.stringify([await dataOf(zoe)]);
    expect(pages).toContain('Honey in jars');
    expect(pages).not.toMatch(/Ask about shade|sortName|"booth"/);
    await harness.publish(personErased, { personId: zoe.id, addresses: [] });
    await eventually(async () =>
      expect(await harness.db.collection('applicationMarks').countDocuments({ vendorId: zoe.id })).toBe(0),
    );
    await eventually(async () => expect((await shown({ search: 'zoe' })).total).toBe(0));
  });
});
