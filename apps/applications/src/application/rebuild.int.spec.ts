import {
  acceptApplication,
  createDraft,
  getApplication,
  marketEventSaved,
  personErased,
  profileSaved,
  submitApplication,
} from '@stallbook/contracts';
import { EventCodec, rebuildProjection } from '@stallbook/event-store';
import { ERASED } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { marketEvent, organizer, profile, vendor, terms } from '../testing/builders.js';
import { decide, openHarness, type Harness } from '../testing/harness.js';
import { applications } from './application.projection.js';

describe('the read model of applications', () => {
  let stage: Harness;
  const owner = organizer();
  const market = marketEvent({ organizerId: owner.id });

  beforeAll(async () => {
    stage = await openHarness('2027-04-01T10:00:00Z');
    await stage.publish(marketEventSaved, market);
  });
  afterAll(() => stage?.close());

  const apply = async () => {
    const ann = vendor();
    await stage.publish(profileSaved, profile(ann.id, 'vendor', 'Bees and Trees'));
    const { id: draftId } = await stage.call(createDraft, { eventId: market.marketEventId }, ann);
    await stage.call(
      submitApplication,
      { draftId, productsOffered: 'Honey', specialRequests: 'Near my aunt', terms },
      ann,
    );
    await decide(stage, acceptApplication, { applicationId: draftId, customMessage: 'Welcome Ann' }, owner);
    return { ann, id: draftId };
  };
  const documents = () =>
    applications
      .in(stage.db)
      .find({}, { sort: { _id: 1 } })
      .toArray();
  const rebuild = () => rebuildProjection({ db: stage.db, codec: stage.app.get(EventCodec) }, applications);

  it('is the same after a rebuild from the events', async () => {
    await apply();
    await apply();
    await stage.call(createDraft, { eventId: market.marketEventId }, vendor());
    // Profiles may arrive after the applications, and change them.
    await eventually(async () =>
      expect((await documents()).filter(({ sortName }) => sortName === 'bees and trees')).toHaveLength(2),
    );
    const before = await documents();
    await rebuild();
    expect(await documents()).toEqual(before);
    expect(before).toHaveLength(3);
  });

  it('holds no data of an erased person and stays readable, also after a rebuild', async () => {
    const { ann, id } = await apply();
    await eventually(async () =>
      expect(await stage.call(getApplication, { id }, owner)).toMatchObject({
        vendor: { businessName: 'Bees and Trees' },
      }),
    );
    await stage.publish(personErased, { personId: ann.id, addresses: [] });
    const forgotten = {
      status: 'withdrawn',
      productsOffered: ERASED,
      specialRequests: ERASED,
      customMessage: ERASED,
      vendor: null,
    };
    await eventually(async () => expect(await stage.call(getApplication, { id }, owner)).toMatchObject(forgotten));
    await rebuild();
    expect(await stage.call(getApplication, { id }, owner)).toMatchObject(forgotten);
  });
});
