import {
  addPlanningTask,
  createMarketEvent,
  deleteMarketEvent,
  eventPlan,
  eventsPersonData,
  membershipSaved,
  personErased,
  profileSaved,
  removePlanningTask,
  tickPlanningTask,
  transferMarketEvent,
  updateMarketEvent,
} from '@stallbook/contracts';
import { newId, type Actor } from '@stallbook/kernel';
import { MembershipReplicas } from '@stallbook/membership';
import { actorAs } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { ADMIN, fields, profile } from '../testing/builders.js';
import { openHarness, type Harness } from '../testing/harness.js';

const flags = {
  isVendorPro: false,
  canBoostListings: true,
  canViewSuggestions: true,
  canReadLibrary: true,
  maxBookmarks: -1,
};

describe('the checklist of a market event', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness('2027-04-01T12:00:00Z')));
  afterAll(() => harness?.close());

  const proOrganizer = async () => {
    const organizer = actorAs('organizer');
    const { id: personId } = organizer;
    await harness.publish(membershipSaved, { personId, tier: 'organizer_pro', ...flags, isOrganizerPro: true });
    await eventually(async () =>
      expect(await harness.db.collection('membershipReplicas').countDocuments({ _id: personId as never })).toBe(1),
    );
    return organizer;
  };
  const eventOf = async (organizer: Actor) =>
    (await harness.call(createMarketEvent, fields({ eventDate: '2027-06-12' }), organizer)).id;
  const taskIn = (plan: { tasks: { id: string; title: string | null }[] }, wanted: string) =>
    plan.tasks.find(({ id, title }) => id === wanted || title === wanted);

  it('[TO-026] keeps what is ticked and added, and follows the dates of the event', async () => {
    const organizer = await proOrganizer();
    const eventId = await eventOf(organizer);
    await harness.call(tickPlanningTask, { eventId, taskId: 'documents', isDone: true }, organizer);
    const add = { eventId, title: ' Hire a band ', dueDate: '2027-05-01' };
    const command = newId();
    await harness.call(addPlanningTask, add, organizer, command);
    const added = await harness.call(addPlanningTask, add, organizer, command);
    expect(added.tasks.filter(({ title }) => title === 'Hire a band')).toHaveLength(1);
    expect(taskIn(added, 'documents')).toMatchObject({ dueDate: '2027-06-05', isDone: true });
    await harness.call(updateMarketEvent, { id: eventId, eventDate: '2027-07-12' }, organizer);
    const moved = await harness.call(eventPlan, { eventId }, organizer);
    expect(taskIn(moved, 'documents')).toMatchObject({ dueDate: '2027-07-05', isDone: true });
    const taskId = taskIn(moved, 'Hire a band')!.id;
    await harness.call(tickPlanningTask, { eventId, taskId, isDone: true }, organizer);
    await harness.call(removePlanningTask, { eventId, taskId }, organizer);
    const left = await harness.call(tickPlanningTask, { eventId, taskId: 'documents', isDone: false }, organizer);
    expect(left.tasks.some(({ isDone, title }) => isDone || title !== null)).toBe(false);
  });

  it('[TO-026] is for organizers with Organizer Pro, and for their own events alone', async () => {
    const basic = actorAs('organizer');
    const theirs = await eventOf(basic);
    await expect(harness.call(eventPlan, { eventId: theirs }, basic)).rejects.toMatchObject({
      code: 'MEMBERSHIP.ORGANIZER_PRO_REQUIRED',
      details: { needsUpgrade: true },
    });
    const pro = await proOrganizer();
    const foreign = { eventId: theirs };
    const own = await eventOf(pro);
    for (const call of [
      () => harness.call(eventPlan, foreign, pro),
      () => harness.call(tickPlanningTask, { ...foreign, taskId: 'site', isDone: true }, pro),
      () => harness.call(addPlanningTask, { ...foreign, title: 'T', dueDate: '2027-05-01' }, pro),
      () => harness.call(removePlanningTask, { ...foreign, taskId: newId() }, pro),
      () => harness.call(tickPlanningTask, { eventId: own, taskId: 'unknown', isDone: true }, pro),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it('holds up to 100 own tasks, even if they are all added simultaneously', async () => {
    const organizer = await proOrganizer();
    const eventId = await eventOf(organizer);
    const add = (command: string) =>
      harness.call(addPlanningTask, { eventId, title: 'Hire a band', dueDate: '2027-05-01' }, organizer, command);
    const commands = Array.from({ length: 110 }, newId);
    const answers = await Promise.allSettled(commands.map(add));
    const refused = answers.filter((answer) => answer.status === 'rejected').map(({ reason }) => reason as unknown);
    expect(refused).toEqual(Array(10).fill(expect.objectContaining({ code: 'EVENT_PLAN.TOO_MANY_TASKS' })));
    const added = commands.find((_, at) => answers[at]?.status === 'fulfilled') ?? '';
    expect((await add(added)).tasks.filter(({ title }) => title !== null)).toHaveLength(100);
  });

  it('does not go to the next owner of the event', async () => {
    const [olga, next] = [await proOrganizer(), await proOrganizer()];
    await harness.publish(profileSaved, profile(next.id, `${next.id}@example.org`));
    const eventId = await eventOf(olga);
    await harness.call(addPlanningTask, { eventId, title: 'Call my lawyer', dueDate: '2027-05-01' }, olga);
    await eventually(() => harness.call(transferMarketEvent, { eventId, organizerId: next.id }, ADMIN));
    expect(taskIn(await harness.call(eventPlan, { eventId }, next), 'Call my lawyer')).toBeUndefined();
    const changed = await harness.call(tickPlanningTask, { eventId, taskId: 'documents', isDone: true }, next);
    expect(taskIn(changed, 'documents')).toMatchObject({ isDone: true });
    expect(
      await harness.db
        .collection('eventPlans')
        .find({ _id: eventId as never })
        .toArray(),
    ).toMatchObject([{ organizerId: next.id, own: [] }]);
  });

  it('stays with the next owner after a change that began before the transfer', async () => {
    const [olga, next] = [await proOrganizer(), await proOrganizer()];
    await harness.publish(profileSaved, profile(next.id, `${next.id}@example.org`));
    const eventId = await eventOf(olga);
    const tick = (organizer: Actor) =>
      harness.call(tickPlanningTask, { eventId, taskId: 'documents', isDone: true }, organizer);
    await tick(olga);
    const memberships = harness.app.get(MembershipReplicas);
    const assertPro = memberships.assert.bind(memberships);
    const check = jest.spyOn(memberships, 'assert').mockImplementationOnce(async (...asked) => {
      await assertPro(...asked);
      await eventually(() => harness.call(transferMarketEvent, { eventId, organizerId: next.id }, ADMIN));
      await tick(next);
    });
    await expect(tick(olga)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    check.mockRestore();
    expect(taskIn(await harness.call(eventPlan, { eventId }, next), 'documents')).toMatchObject({ isDone: true });
  });

  it('is in the export of its organizer, and goes with the event and with the person', async () => {
    const organizer = await proOrganizer();
    const [first, second] = [await eventOf(organizer), await eventOf(organizer)];
    for (const eventId of [first, second]) {
      await harness.call(addPlanningTask, { eventId, title: 'Hire a band', dueDate: '2027-05-01' }, organizer);
    }
    const exported = await harness.call(eventsPersonData, { personId: organizer.id }, actorAs('system'));
    expect(JSON.stringify(exported)).toContain('"title":"Hire a band"');
    const plans = () => harness.db.collection('eventPlans').countDocuments({ organizerId: organizer.id });
    await harness.call(deleteMarketEvent, { id: first }, organizer);
    await eventually(async () => expect(await plans()).toBe(1));
    await harness.publish(personErased, { personId: organizer.id, addresses: [] });
    await eventually(async () => expect(await plans()).toBe(0));
  });
});
