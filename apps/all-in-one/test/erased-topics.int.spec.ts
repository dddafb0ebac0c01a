import { dumpKafka, deleteTopics } from '@stallbook/messaging/testing';
import { eventually } from '@stallbook/testing';
import { everythingOf, placesOf } from './testing/everything.js';
import { openHarness, PASSWORD, type Harness } from './testing/harness.js';

const brokers = process.env['STALLBOOK_TEST_KAFKA'] === '0' ? [] : (process.env['KAFKA_BROKERS'] ?? '').split(',');
const PHONE = '+1 555 7281934';
const PROFILE = 'mutation($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }';
const ERASE = 'mutation($input: EraseAccountInput!) { erased: eraseAccount(input: $input) { id } }';
const ERASURE = 'query($id: ID!) { one: accountErasure(input: { id: $id }) { completedAt } }';

/** Without Kafka, the test reads the bus in MongoDB. */
describe.each([brokers.some(Boolean) ? 'kafka' : 'embedded'])('the topics of the %s bus', (kind) => {
  let harness: Harness;
  beforeAll(async () => {
    const kafka = { STALLBOOK_BUS: 'kafka', KAFKA_BROKERS: brokers.join(',') };
    harness = await openHarness(kind === 'kafka' ? kafka : {});
  });
  afterAll(async () => {
    const { STALLBOOK_DB_PREFIX: installation } = harness.config;
    await harness.close();
    if (kind === 'kafka') await deleteTopics(brokers, installation);
  });

  const bytes = async (): Promise<string> => {
    if (kind === 'kafka') return dumpKafka(brokers, harness.config.STALLBOOK_DB_PREFIX);
    const texts: string[] = [];
    for await (const { place, text } of everythingOf(harness)) if (place.includes('_bus.')) texts.push(text);
    return texts.join('\n');
  };
  const holds = async (...words: string[]) => {
    const text = (await bytes()).toLowerCase();
    return words.filter((word) => text.includes(word));
  };

  it('topics hold no personal data in plain text, and no key after an erasure', async () => {
    const wilma = await harness.join('wilhelmina', 'vendor');
    await wilma.do(PROFILE, { input: { phone: PHONE, businessName: 'Wilhelmina’s jam' } });
    const { me } = await wilma.do<{ me: { id: string } }>('{ me: currentUser { id } }');
    const readBy = async (service: string) =>
      (await placesOf(harness, ['Wilhelmina’s jam'])).some((place) => place.includes(`_${service}.`));
    await eventually(async () => expect(await readBy('applications')).toBe(true));
    const words = ['wilhelmina', '7281934', 'example.org'];
    await eventually(async () =>
      expect(await holds('profile.saved', me.id, ...words)).toEqual(['profile.saved', me.id]),
    );

    const { erased } = await wilma.do<{ erased: { id: string } }>(ERASE, { input: { currentPassword: PASSWORD } });
    await eventually(async () => {
      const { one } = await harness.visitor().do<{ one: { completedAt: string | null } }>(ERASURE, { id: erased.id });
      expect(one.completedAt).not.toBeNull();
    });
    await eventually(async () => {
      const { STALLBOOK_DB_PREFIX: prefix } = harness.config;
      const keys = harness.mongo.db(`${prefix}_bus`).collection<{ _id: string }>('messageKeys');
      expect(await keys.findOne({ _id: me.id })).toEqual({ _id: me.id, destroyed: true });
    });
    expect(await holds(...words)).toEqual([]);
  });
});
