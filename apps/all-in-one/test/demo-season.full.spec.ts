import {
  acceptedVendors,
  allPosts,
  applicationImages,
  ApplicationStatus,
  applicationTimeline,
  blueprintStats,
  claims,
  contactMessages,
  demoAccountId,
  deskApplications,
  eventPlan,
  feedback,
  marketEvents,
  MarketEventBadge,
  MarketEventStatus,
  myApplications,
  myApplicationTemplates,
  myBookmarks,
  myCalculations,
  myInterests,
  myMarketEvents,
  myMessageThreads,
  myNotifications,
  mySubscription,
  organizerInterests,
  organizerPayments,
  PaymentStatus,
  receivedInvitations,
  sentInvitations,
  vendorPayments,
  vendorPreferences,
  vendorRecords,
  waitlist,
  type Application,
} from '@stallbook/contracts';
import { DAY_MS, localDateAt, type Actor, type Operation } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { openHarness, type Harness } from './testing/harness.js';

const person = (name: string, role: 'vendor' | 'organizer' | 'admin'): Actor => ({
  id: demoAccountId(`${name}@stallbook.example`),
  role,
});
const VERA = person('vendor', 'vendor');
const OWEN = person('organizer', 'organizer');
const ADA = person('admin', 'admin');
const ALL = { page: 1, pageSize: 100 };
const FEW = { page: 1, pageSize: 20 };
/** Hundreds of commands, which take seconds on a quiet machine. */
const SEASON_MS = 600_000;

describe('the demo season', () => {
  let harness: Harness;
  const ask = <I, O>(operation: Operation<I, O>, input: NoInfer<I>, actor: Actor): Promise<O> =>
    harness.rpc.call(operation, input, { actor });
  const marketsOf = async (actor: Actor) => (await ask(myMarketEvents, ALL, actor)).items;
  const applicationTo = async (title: string): Promise<Application> => {
    const market = (await marketsOf(OWEN)).find((one) => one.title === title);
    return (await ask(myApplications, ALL, VERA)).items.find(({ eventId }) => eventId === market?.id)!;
  };
  const commits = () => harness.db('applications').collection('commits').countDocuments();

  beforeAll(async () => {
    harness = await openHarness({
      STALLBOOK_DEMO: '1',
      LOG_LEVEL: 'info',
      STALLBOOK_ADMIN_EMAILS: 'admin@stallbook.example',
    });
    const isComplete = async () =>
      expect((await marketsOf(OWEN)).map(({ title }) => title)).toContain('New Year Art Walk');
    await eventually(isComplete, SEASON_MS);
  });
  afterAll(() => harness.close());

  it('has markets in every state of their lives', async () => {
    const today = localDateAt(harness.clock.now(), 'America/Chicago');
    const own = await marketsOf(OWEN);
    expect(new Set(own.map(({ badge }) => badge))).toEqual(
      new Set([MarketEventBadge.past_event, MarketEventBadge.applications_closed, MarketEventBadge.applications_open]),
    );
    expect(own.map(({ status }) => status)).toContain(MarketEventStatus.draft);
    expect(own.filter(({ eventDate }) => eventDate === today)).toHaveLength(1);
    expect(own.map(({ title }) => title)).not.toContain('Yarn & Fabric Swap');
    const full = own.find(({ title }) => title === 'Chef’s Tasting Row')!;
    const accepted = { eventId: full.id, status: ApplicationStatus.accepted, ...ALL };
    expect((await ask(deskApplications, accepted, OWEN)).total).toBe(full.maxVendors);
    const unclaimed = { seededByAdmin: true, organizerClaimed: false, page: 1, pageSize: 1 };
    expect((await ask(marketEvents, unclaimed, ADA)).total).toBeGreaterThan(0);
  });

  it('has applications and payments in every state, with photos', async () => {
    const own = (await ask(myApplications, ALL, VERA)).items;
    const received = (await ask(deskApplications, ALL, OWEN)).items;
    const jewelry = (await ask(myApplications, ALL, person('jewelry', 'vendor'))).items;
    const states = [...own, ...jewelry, ...received.map(({ application }) => application)].map(({ status }) => status);
    expect(new Set(states)).toEqual(new Set(Object.values(ApplicationStatus)));
    const paid = new Set((await ask(organizerPayments, ALL, OWEN)).items.map(({ status }) => status));
    expect([...paid]).toEqual(expect.arrayContaining([PaymentStatus.completed, PaymentStatus.failed]));
    const pending = { status: ApplicationStatus.pending, ...ALL };
    const waiting = (await ask(deskApplications, pending, OWEN)).items;
    const photos = await Promise.all(
      waiting.map(async ({ id }) => (await ask(applicationImages, { applicationId: id }, OWEN)).length),
    );
    expect(Math.min(...photos)).toBeGreaterThan(1);
  });

  it('was lived through: what people did to an application has its own day, long before the market', async () => {
    const { id } = await applicationTo('Riverside Spring Fair');
    const { items } = await ask(applicationTimeline, { id, limit: 50 }, VERA);
    const days = items.map(({ at }) => at.slice(0, 10));
    expect(new Set(days).size).toBeGreaterThan(2);
    const byPeople = items.filter(({ actorName }) => actorName !== 'Stallbook');
    const latest = Math.max(...byPeople.map(({ at }) => Date.parse(at)));
    expect(latest).toBeLessThan(harness.clock.now().getTime() - 50 * DAY_MS);
  });

  it('leaves no main page of the vendor, the organizer, or the admin empty', async () => {
    const harvest = (await marketsOf(OWEN)).find(({ title }) => title === 'Riverside Harvest Market')!;
    const vendorLists = [myApplications, vendorPayments, myInterests, sentInvitations, myCalculations] as const;
    const totals = await Promise.all([
      ...vendorLists.map((list) => ask(list as Operation<object, { total: number }>, FEW, VERA)),
      ...[organizerPayments, organizerInterests, receivedInvitations, vendorRecords].map((list) =>
        ask(list as Operation<object, { total: number }>, FEW, OWEN),
      ),
      ask(allPosts, { limit: 10, offset: 0 }, ADA),
      ask(acceptedVendors, { eventId: harvest.id, ...FEW }, OWEN),
      ...[claims, contactMessages, feedback, waitlist].map((list) =>
        ask(list as Operation<object, { total: number }>, FEW, ADA),
      ),
    ]);
    expect(totals.map(({ total }) => total)).not.toContain(0);
    await eventually(async () => {
      for (const actor of [VERA, OWEN]) {
        const [notices, threads, saved] = await Promise.all([
          ask(myNotifications, { limit: 20 }, actor),
          ask(myMessageThreads, { limit: 20 }, actor),
          ask(myBookmarks, {}, actor),
        ]);
        expect(Math.min(notices.items.length, threads.items.length, saved.length)).toBeGreaterThan(0);
      }
    });
    expect(await ask(myApplicationTemplates, {}, VERA)).not.toEqual([]);
    expect(await ask(vendorPreferences, {}, VERA)).toMatchObject({ maxTravelDistance: 120 });
    expect(await ask(blueprintStats, {}, VERA)).toMatchObject({ published: expect.any(Number) });
    expect(await ask(mySubscription, {}, OWEN)).toMatchObject({ plan: 'organizer_pro' });
    expect((await ask(eventPlan, { eventId: harvest.id }, OWEN)).tasks.filter(({ isDone }) => isDone)).toHaveLength(3);
  });

  it('is not repeated at the next start', async () => {
    const before = await commits();
    await harness.restart(async () => undefined);
    expect(await commits()).toBe(before);
    const own = (await ask(myApplications, FEW, VERA)).items;
    expect(new Set(own.map(({ eventId }) => eventId)).size).toBe(own.length);
  });
});

describe('the demo season with the real Stripe', () => {
  let harness: Harness;

  beforeAll(async () => {
    harness = await openHarness({ STALLBOOK_DEMO: '1', LOG_LEVEL: 'info', STRIPE_EMULATOR_PUBLIC_URL: undefined });
  });
  afterAll(() => harness.close());

  it('is complete except for what payments and plans make possible', async () => {
    const isComplete = async () => {
      const { items } = await harness.rpc.call(myMarketEvents, ALL, { actor: OWEN });
      expect(items.map(({ title }) => title)).toContain('New Year Art Walk');
    };
    await eventually(isComplete, SEASON_MS);
    const { items } = await harness.rpc.call(organizerPayments, ALL, { actor: OWEN });
    expect(items.map(({ status }) => status)).not.toContain(PaymentStatus.completed);
  });
});
