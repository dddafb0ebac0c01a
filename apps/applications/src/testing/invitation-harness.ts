import { marketEventSaved, profileSaved, sendInvitation, sentInvitations } from '@stallbook/contracts';
import { newId, type Actor } from '@stallbook/kernel';
import { mailedBy, openServiceHarness, profileFacts } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { ApplicationsModule } from '../applications.module.js';
import { marketEvent, organizer, vendor } from './builders.js';

export const PAGE = { page: 1, pageSize: 12 };
export const PLACEHOLDER = newId();
const seeded = { organizerId: null, seededByAdmin: true, organizerClaimed: false };

export const contactOf = (organizerEmail = `${newId()}@example.org`) => ({
  organizerEmail,
  organizerName: 'Sam Field',
  organizerPhone: '5035550100',
});

/** The applications service with vendors, organizers, and market events to invite to, and the emails it queues. */
export async function openInvitationHarness(env: Record<string, string> = {}) {
  const harness = await openServiceHarness({
    name: 'applications',
    module: ApplicationsModule,
    now: '2027-04-01T10:00:00Z',
    env: { STALLBOOK_PLACEHOLDER_ORGANIZER_ID: PLACEHOLDER, ...env },
  });
  const mails = mailedBy(harness.redis, harness.config);
  async function knownVendor(businessName = 'Vera Pottery'): Promise<Actor> {
    const vera = vendor();
    await harness.publish(profileSaved, profileFacts({ personId: vera.id, businessName }));
    return vera;
  }
  async function knownOrganizer(email: string, person = organizer()): Promise<Actor> {
    await harness.publish(profileSaved, profileFacts({ personId: person.id, role: 'organizer', email }));
    await eventually(async () =>
      expect(await harness.db.collection('organizerAddresses').countDocuments({ _id: person.id as never })).toBe(1),
    );
    return person;
  }
  async function published(given: Parameters<typeof marketEvent>[0] = seeded): Promise<string> {
    const market = marketEvent({ endDate: '2027-05-08', ...given });
    await harness.publish(marketEventSaved, market);
    return market.marketEventId;
  }
  const send = (from: Actor | undefined, eventId: string, given: object = contactOf()) =>
    harness.call(sendInvitation, { eventId, ...given }, from);
  const statusesOf = async (vera: Actor) =>
    (await harness.call(sentInvitations, PAGE, vera)).items.map(({ status }) => status);
  const mailTo = (address: string) =>
    eventually(async () => {
      const [mail] = await mails.to(address);
      if (!mail) throw new Error('no mail yet');
      return mail;
    });
  const tokenFor = async (address: string) =>
    new URL((await mailTo(address)).data['invitation_url'] ?? '').hash.slice(1);
  const close = async (): Promise<void> => {
    await mails.close();
    await harness.close();
  };
  return { harness, mails, knownVendor, knownOrganizer, published, send, statusesOf, mailTo, tokenFor, close };
}

export type InvitationHarness = Awaited<ReturnType<typeof openInvitationHarness>>;
