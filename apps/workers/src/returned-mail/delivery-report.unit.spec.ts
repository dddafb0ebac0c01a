import { bounceOf, complaintOf, outOfOffice } from '@stallbook/testing';
import { reportsIn } from './delivery-report.js';

const messageId = '<0198a5d2-7c1e-7a3b-9f00-0123456789ab@stallbook.example>';
const to = 'vera@example.org';

describe('a message in the mailbox for returned mail', () => {
  it.each(['message/rfc822', 'text/rfc822-headers'] as const)(
    'names the email that came back, as %s',
    async (returned) => {
      expect(await reportsIn(bounceOf({ to, messageId, returned }))).toEqual([
        {
          messageId,
          address: to,
          kind: 'bounced',
          permanent: true,
          reason: '550 5.1.1 <vera@example.org>: Recipient address rejected',
        },
      ]);
    },
  );

  it.each([
    ['5.1.1', true],
    ['5.0.0', true],
    ['5.2.1', true],
    ['5.2.2', false],
    ['5.7.1', false],
    ['4.4.7', false],
  ])('with the status %s is permanent: %s', async (status, permanent) => {
    expect(await reportsIn(bounceOf({ to, messageId, status }))).toMatchObject([{ permanent }]);
  });

  it('names the address to which we wrote, not the one to which it was forwarded', async () => {
    const fields = ['Original-Recipient: rfc822;vera@example.org', 'Final-Recipient: rfc822;vera@other.example'];
    expect(await reportsIn(bounceOf({ to, messageId, fields }))).toMatchObject([{ address: to }]);
  });

  it('shortens a long reason, and cuts no code point in two', async () => {
    const reason = `${'x'.repeat(999)}🥕`;
    expect(await reportsIn(bounceOf({ to, messageId, reason }))).toMatchObject([{ reason: 'x'.repeat(999) }]);
  });

  it('names the email that came back if it was cut after the headers of that email', async () => {
    const message = bounceOf({ to, messageId });
    const cut = message.subarray(0, message.indexOf('Hello Vera'));
    expect(await reportsIn(cut)).toMatchObject([{ messageId, address: to, kind: 'bounced' }]);
  });

  it('names the recipient who called the email spam', async () => {
    const complaint = { messageId, address: to, kind: 'complained', permanent: true };
    expect(await reportsIn(complaintOf(to, messageId))).toEqual([complaint]);
  });

  it.each([
    ['the server still tries', bounceOf({ to, messageId, action: 'delayed', status: '4.4.1' })],
    ['it was delivered', bounceOf({ to, messageId, action: 'delivered', status: '2.0.0' })],
    ['the recipient took it out of the spam', complaintOf(to, messageId, 'not-spam')],
    ['a program answers', outOfOffice(messageId)],
    ['it is empty', Buffer.alloc(0)],
    ['it was cut', bounceOf({ to, messageId }).subarray(0, 400)],
    ['it holds only bytes', Buffer.from([0, 255, 13, 10, 128])],
  ])('says nothing if %s', async (_, message) => {
    expect(await reportsIn(message)).toEqual([]);
  });
});
