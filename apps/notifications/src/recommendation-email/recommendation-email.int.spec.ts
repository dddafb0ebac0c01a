import {
  changeMailSubscription,
  chooseRecommendationMail,
  EmailType,
  mailSubscription,
  notificationsPersonData,
  personErased,
  recommendationLetter,
  recommendationMail,
  renderEmail,
  saveNotificationPreferences,
  sendRecommendationLetter,
  type LetterEvent,
} from '@stallbook/contracts';
import { idFrom, newId, type Actor } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { openHarness, personOf, worker, type Harness } from '../testing/harness.js';
import type { RecommendationEmailRow, RecommendationEmailChoice } from './recommendation-email.schema.js';

const TUESDAY = '2027-04-20T19:00:00Z';
const THURSDAY = '2027-04-22T15:00:01Z';
const fair: LetterEvent = {
  title: 'Prairie Fair',
  city: 'Salem',
  state: 'OR',
  eventDate: '2027-06-05',
  eventEndDate: null,
  matchReason: 'Mentions pottery · 12 miles away',
};

describe('the weekly email of market events that fit', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  beforeEach(() => harness.clock.moveTo(new Date(TUESDAY)));
  afterAll(() => harness?.close());

  const choose = (vendor: Actor, isWanted = true, timeZone = 'America/Los_Angeles') =>
    harness.call(chooseRecommendationMail, { isWanted, timeZone }, vendor);
  const wanted = async (isWanted = true) => {
    const vendor = personOf('vendor');
    await harness.publishProfile(vendor, 'Vera Pottery');
    await choose(vendor, isWanted);
    return vendor;
  };
  const letters = () => harness.db.collection<RecommendationEmailRow>('recommendationLetters');
  const lettersOf = ({ id: personId }: Actor) => letters().find({ personId }).toArray();
  const mailOf = ({ id: _id }: Actor) =>
    harness.db.collection<RecommendationEmailChoice>('recommendationMails').findOne({ _id });
  const letterOf = (vendor: Actor) =>
    eventually(async () => {
      const [letter, ...more] = await lettersOf(vendor);
      expect(more).toEqual([]);
      if (!letter) throw new Error('no letter yet');
      return letter._id;
    });
  const fill = (letterId: string, events: LetterEvent[]) =>
    harness.call(sendRecommendationLetter, { letterId, events }, worker);
  const mailsTo = async (vendor: Actor) =>
    (await harness.mailsTo(vendor)).filter(({ type }) => type === EmailType.weekly_recommendations);
  const rendered = async (vendor: Actor) => {
    const [mail] = await mailsTo(vendor);
    if (!mail) throw new Error('there is no email');
    const { id, type, to, toName, data } = mail;
    return harness.call(renderEmail, { id, type, to, toName, data }, worker);
  };
  const movedOn = (vendor: Actor, dueAt: string) =>
    eventually(async () => expect((await mailOf(vendor))?.dueAt).toEqual(new Date(dueAt)));

  it('is sent to those who chose it on Thursday morning in their zone, with reasons and a link that stops it', async () => {
    const other = personOf('vendor');
    await expect(harness.call(recommendationMail, {}, other)).resolves.toEqual({ isWanted: false });
    const vendor = await wanted();
    await harness.clock.moveTo(new Date(THURSDAY));
    const letterId = await letterOf(vendor);
    await expect(harness.call(recommendationLetter, { id: letterId }, worker)).resolves.toEqual({
      vendorId: vendor.id,
    });
    await fill(letterId, [fair]);
    await fill(letterId, [fair]);
    await eventually(async () => expect(await mailsTo(vendor)).toHaveLength(1));
    const mail = await rendered(vendor);
    expect(mail).toMatchObject({ subject: '1 new event fits you', withheld: null });
    expect(mail.text).toContain('Prairie Fair');
    expect(mail.text).toContain('in Salem, OR. Mentions pottery · 12 miles away');
    const token = new URL(mail.unsubscribeUrl ?? '').searchParams.get('token') ?? '';
    await harness.call(changeMailSubscription, { token, subscribed: false }, vendor);
    expect(await rendered(vendor)).toMatchObject({ withheld: expect.any(String) });
    const preferences = { choices: [], timeZone: 'UTC', quietFrom: null, quietUntil: null };
    await harness.call(saveNotificationPreferences, preferences, vendor);
    await expect(harness.call(recommendationMail, {}, vendor)).resolves.toEqual({ isWanted: false });
    await choose(vendor);
    await expect(harness.call(mailSubscription, { token }, vendor)).resolves.toMatchObject({ recommendations: true });
  });

  it('is not sent when nothing new fits, to those who stopped it, or to an erased person', async () => {
    const [nothing, stopped, erased] = [await wanted(), await wanted(), await wanted()];
    await harness.clock.moveTo(new Date(THURSDAY));
    const ids = [await letterOf(nothing), await letterOf(stopped), await letterOf(erased)];
    await choose(stopped, false);
    const exported = await harness.call(notificationsPersonData, { personId: erased.id }, worker);
    expect(JSON.stringify(exported)).toContain('"weeklyEmail"');
    await harness.publish(personErased, { personId: erased.id, addresses: [] });
    await eventually(async () => expect([await mailOf(erased), await lettersOf(erased)]).toEqual([null, []]));
    await fill(ids[0]!, []);
    await fill(ids[1]!, [fair]);
    await fill(ids[2]!, [fair]);
    await fill(newId(), [fair]);
    for (const vendor of [nothing, stopped, erased]) {
      expect(await lettersOf(vendor)).toEqual([]);
      expect(await harness.db.collection('emails').countDocuments({ personId: vendor.id })).toBe(0);
    }
  });

  it('goes to others while that of one person cannot be started, and to that person later', async () => {
    const [stuck, other] = [await wanted(), await wanted()];
    const _id = idFrom('recommendation-letter', stuck.id, '2027-04-22');
    await letters().insertOne({ _id, personId: newId(), createdAt: harness.clock.now() });
    await harness.clock.moveTo(new Date(THURSDAY));
    await letterOf(other);
    expect(await lettersOf(stuck)).toEqual([]);
    await letters().deleteOne({ _id });
    await letterOf(stuck);
  });

  it('is sent once after two weeks without the service, once while the workers are down, and once after a move', async () => {
    const vendor = await wanted();
    await harness.clock.moveTo(new Date('2027-05-07T12:00:00Z'));
    const letterId = await letterOf(vendor);
    await movedOn(vendor, '2027-05-13T15:00:00Z');
    await harness.clock.moveTo(new Date('2027-05-13T15:00:01Z'));
    await movedOn(vendor, '2027-05-20T15:00:00Z');
    expect(await letterOf(vendor)).toBe(letterId);
    await fill(letterId, [fair]);
    await harness.clock.moveTo(new Date('2027-05-20T15:00:01Z'));
    await fill(await letterOf(vendor), [fair]);
    await choose(vendor, true, 'Pacific/Honolulu');
    await harness.clock.moveTo(new Date('2027-05-20T18:00:01Z'));
    await movedOn(vendor, '2027-05-27T18:00:00Z');
    expect(await lettersOf(vendor)).toEqual([]);
  });
});
