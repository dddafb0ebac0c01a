import { eventually } from '@stallbook/testing';
import { apply, openMarket } from './testing/fixtures.js';
import { openHarness, PASSWORD, type Harness } from './testing/harness.js';
import { openMailbox } from './testing/mailbox.js';
import type { Person } from './testing/person.js';

const FORM = 'application/x-www-form-urlencoded';
const invitation = 'mutation($id: ID!) { sendInvitation(input: { eventId: $id }) { id } }';

describe('unsubscribing from a real mailbox', () => {
  let mailbox: Awaited<ReturnType<typeof openMailbox>>;
  let harness: Harness;
  let olga: Person;
  let vera: Person;
  beforeAll(async () => {
    mailbox = await openMailbox();
    harness = await openHarness({ SMTP_URL: mailbox.url });
    olga = await join('olga', 'organizer');
    vera = await join('vera', 'vendor');
  });
  afterAll(async () => {
    await harness.close();
    await mailbox.close();
  });

  /** The link comes from the mailbox: a sent email has left the queue. */
  const join = async (contactName: string, role: string): Promise<Person> => {
    const person = harness.visitor();
    const email = `${contactName}@example.org`;
    const metadata = { role, businessName: contactName, contactName, city: 'Portland', state: 'OR' };
    await person.post('/auth/sign-up', { email, password: PASSWORD, metadata });
    const { text } = await mailbox.mailTo(email, 'Confirm');
    const tokenHash = /token_hash=([\w-]+)/.exec(text)?.[1];
    expect((await person.post('/auth/confirm', { tokenHash, type: 'signup' })).status).toBe(200);
    return person;
  };
  const invite = async (title: string): Promise<string> => {
    const id = await openMarket(harness, olga, title);
    await eventually(() => vera.do(invitation, { id }));
    return id;
  };
  const emails = () => harness.db('notifications').collection('emails');

  it('[NO-019] takes one post without a cookie, while opening the link changes nothing, and spares application mail', async () => {
    const first = await invite('Harbor Market');
    const mail = await mailbox.mailTo('olga@example.org', 'invites you to Harbor Market');
    expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const url = /^<(.*)>$/.exec(mail.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
    expect(mail.text).toContain(url);
    expect(mail.html).toContain(url.replaceAll('&', '&amp;'));
    const { pathname, search } = new URL(url);
    const link = harness.url + pathname + search;

    await fetch(link);
    await invite('Orchard Market');
    await mailbox.mailTo('olga@example.org', 'invites you to Orchard Market');

    const oneClick = await fetch(link, {
      method: 'POST',
      headers: { 'content-type': FORM },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(oneClick.status).toBe(204);
    expect(oneClick.headers.get('set-cookie')).toBeNull();
    await invite('Meadow Market');
    await eventually(async () => expect(await emails().countDocuments({ status: 'withheld' })).toBe(1));
    await apply(vera, first);
    await mailbox.mailTo('olga@example.org', 'Harbor Market');
    await eventually(async () => {
      const subjects = (await mailbox.mailsTo('olga@example.org')).map(({ subject }) => subject);
      expect(subjects.filter((subject) => subject.includes('applied'))).toHaveLength(1);
      expect(subjects.filter((subject) => subject.includes('Meadow'))).toEqual([]);
    });
  });

  it('[NO-019] is refused with a link that is not ours', async () => {
    for (const token of ['', 'x.y', 'a'.repeat(300)]) {
      const reply = await fetch(`${harness.url}/unsubscribe?token=${token}`, { method: 'POST' });
      expect([400, 404]).toContain(reply.status);
    }
  });
});
