import { newId } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { accept, apply, openMarket } from './testing/fixtures.js';
import { openHarness, PASSWORD, type Harness } from './testing/harness.js';
import type { Person } from './testing/person.js';

const ROSTER = `query($id: ID!) {
  roster: deskApplications(input: { eventId: $id, status: accepted, order: vendor }) { items { vendorEmail vendorPhone } }
}`;
const CONTACTS = 'query($id: ID!) { contacts: vendorContacts(input: { eventId: $id }) { items { email } } }';
const SHARE = `mutation($isShared: Boolean!, $withPhone: Boolean) {
  shareAddress(input: { isShared: $isShared, withPhone: $withPhone }) { isShared }
}`;
const SAVE_PHONE = 'mutation { updateProfile(input: { phone: "5035550100" }) { id } }';
const ERASE = 'mutation($input: EraseAccountInput!) { eraseAccount(input: $input) { id } }';

interface Seen {
  roster: { items: { vendorEmail: string | null; vendorPhone: string | null }[] };
  contacts: { items: { email: string | null }[] };
}

describe('the address of a vendor in the lists of an organizer', () => {
  let harness: Harness;
  let olga: Person;
  let oskar: Person;
  let vera: Person;
  beforeAll(async () => {
    harness = await openHarness();
    olga = await harness.join('olga', 'organizer');
    oskar = await harness.join('oskar', 'organizer');
    vera = await harness.join('vera', 'vendor');
  });
  afterAll(() => harness.close());

  const rosterOf = async (person: Person, id: string) =>
    (await person.ask<Seen>(ROSTER, { id })).data?.roster?.items.map(({ vendorEmail }) => vendorEmail) ?? [];
  const contactsOf = async (person: Person, id: string) =>
    (await person.do<Seen>(CONTACTS, { id })).contacts.items.map(({ email }) => email);
  const phonesOf = async (person: Person, id: string) =>
    (await person.ask<Seen>(ROSTER, { id })).data?.roster?.items.map(({ vendorPhone }) => vendorPhone) ?? [];
  const share = (isShared: boolean, withPhone = false) => vera.do(SHARE, { isShared, withPhone });
  /** A later message about the membership would undo it. */
  const becomePro = async (person: Person) => {
    await harness.quiet();
    const { me } = await person.do<{ me: { id: string } }>('{ me: currentUser { id } }');
    const _id = me.id as never;
    const replicas = harness.db('applications').collection('membershipReplicas');
    await replicas.updateOne({ _id }, { $set: { isOrganizerPro: true } }, { upsert: true });
  };

  it('[TO-026] is there from the consent until it is withdrawn or the vendor is erased, for the organizer of the event alone', async () => {
    const id = await openMarket(harness, olga);
    await accept(olga, await apply(vera, id));
    await becomePro(olga);
    await eventually(async () => expect(await rosterOf(olga, id)).toEqual([null]));
    expect(await contactsOf(olga, id)).toEqual([null]);
    await share(true);
    expect(await rosterOf(olga, id)).toEqual(['vera@example.org']);
    expect(await contactsOf(olga, id)).toEqual(['vera@example.org']);
    expect(await rosterOf(oskar, id)).toEqual([]);
    expect(await rosterOf(vera, id)).toEqual([]);
    await vera.do(SAVE_PHONE, {}, newId());
    expect(await phonesOf(olga, id)).toEqual([null]);
    await share(true, true);
    expect(await phonesOf(olga, id)).toEqual(['5035550100']);
    await share(false);
    expect(await phonesOf(olga, id)).toEqual([null]);
    expect(await rosterOf(olga, id)).toEqual([null]);
    expect(await contactsOf(olga, id)).toEqual([null]);
    await share(true);
    await vera.do(ERASE, { input: { currentPassword: PASSWORD } }, newId());
    await eventually(async () => {
      expect((await rosterOf(olga, id)).filter((email) => email !== null)).toEqual([]);
      expect((await contactsOf(olga, id)).filter((email) => email !== null)).toEqual([]);
    });
  });
});
