import {
  answerInvitation,
  InvitationAnswer,
  invitationOrganizerAssigned,
  marketEventSaved,
  marketEventTransferred,
  receivedInvitations,
} from '@stallbook/contracts';
import { newId, type Actor } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { marketEvent, organizer } from '../testing/builders.js';
import { contactOf, openInvitationHarness, PAGE, type InvitationHarness } from '../testing/invitation-harness.js';
import { InvitedMarkets } from './invited-markets.js';

const accepted = InvitationAnswer.accepted;

describe('an invitation to an event that was transferred', () => {
  let opened: InvitationHarness;
  beforeAll(async () => {
    opened = await openInvitationHarness();
  });
  afterAll(() => opened?.close());

  const save = async (market: ReturnType<typeof marketEvent>) => {
    await opened.harness.publish(marketEventSaved, market);
    const { marketEventId: _id, revision } = market;
    const replicas = opened.harness.db.collection<{ _id: string }>('marketEventReplicas');
    await eventually(async () => expect(await replicas.findOne({ _id })).toMatchObject({ revision }));
  };
  const receivedBy = async (person: Actor) =>
    (await opened.harness.call(receivedInvitations, PAGE, person)).items.map(({ id }) => id);

  it('is answered by the new organizer, who finds and is notified of it, and no longer by the former one', async () => {
    const [vera, olga, oscar] = [await opened.knownVendor(), organizer(), organizer()];
    const market = marketEvent({ organizerId: olga.id });
    await save(market);
    const { marketEventId } = market;
    const { id } = await opened.send(vera, marketEventId, {});
    expect(await receivedBy(olga)).toEqual([id]);

    await save({ ...market, organizerId: oscar.id, revision: market.revision + 1 });
    const answer = { id, answer: accepted };
    const refused = { code: 'INVITATION.EVENT_OF_OTHER', message: 'Another organizer has this event now.' };
    await expect(opened.harness.call(answerInvitation, answer, olga)).rejects.toMatchObject(refused);

    const transfer = { marketEventId, organizerId: oscar.id, formerOrganizerId: olga.id };
    await opened.harness.publish(marketEventTransferred, transfer);
    await eventually(async () => expect(await receivedBy(oscar)).toEqual([id]));
    expect(await receivedBy(olga)).toEqual([]);
    const notified = await opened.harness.received(invitationOrganizerAssigned, id);
    expect(notified).toMatchObject({ organizerId: oscar.id });
    await expect(opened.harness.call(answerInvitation, answer, olga)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await opened.harness.call(answerInvitation, answer, oscar)).toMatchObject({ status: 'accepted' });
  });

  it('waits for an answer of the new organizer after the former one declined', async () => {
    const [vera, olga, oscar] = [await opened.knownVendor(), organizer(), organizer()];
    const market = marketEvent({ organizerId: olga.id });
    await save(market);
    const { marketEventId } = market;
    const { id } = await opened.send(vera, marketEventId, {});
    await opened.harness.call(answerInvitation, { id, answer: InvitationAnswer.declined }, olga);
    await save({ ...market, organizerId: oscar.id, revision: market.revision + 1 });
    const transfer = { marketEventId, organizerId: oscar.id, formerOrganizerId: olga.id };
    await opened.harness.publish(marketEventTransferred, transfer);
    expect(await opened.harness.received(invitationOrganizerAssigned, id)).toMatchObject({ organizerId: oscar.id });
    expect(await opened.statusesOf(vera)).toEqual(['pending']);
  });

  it('can be declined but not accepted by an invited address whose owner does not have the event', async () => {
    const [vera, contact] = [await opened.knownVendor(), contactOf()];
    const market = marketEvent({ organizerId: null, seededByAdmin: true, organizerClaimed: false });
    await save(market);
    const { id } = await opened.send(vera, market.marketEventId, contact);
    const token = await opened.tokenFor(contact.organizerEmail);
    await save({ ...market, organizerId: newId(), organizerClaimed: true, revision: market.revision + 1 });
    const answer = (given: InvitationAnswer) => opened.harness.call(answerInvitation, { id, token, answer: given });
    await expect(answer(accepted)).rejects.toMatchObject({ code: 'INVITATION.EVENT_OF_OTHER' });
    await expect(answer(InvitationAnswer.declined)).resolves.toMatchObject({ status: 'declined' });
  });

  it('goes to the new organizer although it was sent in the instant of the transfer', async () => {
    const [vera, early, olga, oscar] = [
      await opened.knownVendor(),
      await opened.knownVendor(),
      organizer(),
      organizer(),
    ];
    const market = marketEvent({ organizerId: olga.id });
    await save(market);
    const { marketEventId } = market;
    const { id: earlier } = await opened.send(early, marketEventId, {});
    const markets = opened.harness.app.get(InvitedMarkets);
    const asBefore = await markets.require(marketEventId);
    jest.spyOn(markets, 'require').mockImplementationOnce(async () => {
      await save({ ...market, organizerId: oscar.id, revision: market.revision + 1 });
      const transfer = { marketEventId, organizerId: oscar.id, formerOrganizerId: olga.id };
      await opened.harness.publish(marketEventTransferred, transfer);
      await eventually(async () => expect(await receivedBy(oscar)).toEqual([earlier]));
      return asBefore;
    });
    const { id } = await opened.send(vera, marketEventId, {});
    jest.restoreAllMocks();
    await eventually(async () => expect(await receivedBy(oscar)).toEqual([id, earlier]));
    expect(await receivedBy(olga)).toEqual([]);
  });

  it('goes to the new organizer although states of the event, also one with the former, arrive after its transfer', async () => {
    const [vera, early] = [await opened.knownVendor(), await opened.knownVendor()];
    const [olga, oscar] = [organizer(), organizer()];
    const market = marketEvent({ organizerId: olga.id });
    await save(market);
    const { marketEventId, revision } = market;
    const { id: earlier } = await opened.send(early, marketEventId, {});
    const transfer = { marketEventId, organizerId: oscar.id, formerOrganizerId: olga.id, revision: revision + 2 };
    await opened.harness.publish(marketEventTransferred, transfer);
    const handOver = { 'data.marketEventId': marketEventId, attempts: { $gt: 0 } };
    const processes = opened.harness.db.collection('processes');
    await eventually(async () => expect(await processes.countDocuments(handOver)).toBe(1));
    await save({ ...market, revision: revision + 1 });
    const { id } = await opened.send(vera, marketEventId, {});
    await save({ ...market, organizerId: oscar.id, revision: revision + 2 });
    await eventually(async () => expect(await receivedBy(oscar)).toEqual([id, earlier]));
    expect(await receivedBy(olga)).toEqual([]);
  });

  it('is not accepted by a sign-up after its link was opened', async () => {
    const [vera, contact] = [await opened.knownVendor(), contactOf()];
    const market = marketEvent({ organizerId: null, seededByAdmin: true, organizerClaimed: false });
    await save(market);
    const { id } = await opened.send(vera, market.marketEventId, contact);
    const token = await opened.tokenFor(contact.organizerEmail);
    await opened.harness.call(answerInvitation, { id, token, answer: InvitationAnswer.viewed });
    await save({ ...market, organizerId: newId(), organizerClaimed: true, revision: market.revision + 1 });
    const olga = await opened.knownOrganizer(contact.organizerEmail);
    await eventually(async () => expect(await receivedBy(olga)).toEqual([id]));
    expect(await opened.statusesOf(vera)).toEqual(['viewed']);
  });
});
