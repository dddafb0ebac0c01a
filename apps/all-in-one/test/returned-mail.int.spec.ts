import { randomUUID } from 'node:crypto';
import { EmailStatus, EmailType, RETURNED_MAIL_QUEUE, recordEmail, renderEmail } from '@stallbook/contracts';
import { newId, type Actor } from '@stallbook/kernel';
import { NotificationsModule } from '@stallbook/notifications';
import { DB, hostService, jobsPrefix, QUEUE_REDIS } from '@stallbook/platform';
import { dropDatabases, testConfig } from '@stallbook/platform/testing';
import { RpcClient } from '@stallbook/rpc';
import { bounceOf, complaintOf, eventually, outOfOffice } from '@stallbook/testing';
import { startWorkers } from '@stallbook/workers';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Db } from 'mongodb';
import { openImapMailbox } from './testing/imap-mailbox.js';

const WORKERS: Actor = { id: 'workers', role: 'system' };
const type = EmailType.confirm_sign_up;

const idIn = (messageId: string): string => messageId.slice(1).split('.')[0] ?? '';

async function openOffice() {
  const prefix = `test_returned_${randomUUID().slice(0, 8)}`;
  const mailbox = await openImapMailbox();
  const returned = { RETURNED_MAIL_URL: mailbox.url, RETURNED_MAIL_ADDRESS: mailbox.address };
  const config = testConfig({ STALLBOOK_DB_PREFIX: prefix, ...returned });
  const service = await hostService({ name: 'notifications', module: NotificationsModule, config });
  const workers = await startWorkers(config);
  const redis = service.app.get<Redis>(QUEUE_REDIS);
  const queue = new Queue(RETURNED_MAIL_QUEUE, { connection: redis, prefix: jobsPrefix(config) });
  const rpc = service.app.get(RpcClient);
  const data = { confirm_url: 'https://stallbook.example/auth/confirm?token_hash=x' };
  const rendered = (id: string, to: string) =>
    rpc.call(renderEmail, { id, type, to, toName: 'Vera', data }, { actor: WORKERS });
  return {
    mailbox,
    sent: async (to: string) => {
      const id = newId();
      const { localMessageId } = await rendered(id, to);
      await rpc.call(recordEmail, { id, type, to, status: EmailStatus.sent }, { actor: WORKERS });
      return `<${localMessageId}@stallbook.example>`;
    },
    /** Reads now, not at the next minute. */
    read: async () => {
      await queue.add('read-returned-mail', {});
      await eventually(() => expect(mailbox.unread()).toBe(0));
      await eventually(async () => expect(await queue.getActiveCount()).toBe(0));
    },
    schedule: () => queue.getJobSchedulers(),
    withheld: async (to: string) => (await rendered(newId(), to)).withheld,
    reasonOf: async (messageId: string) => {
      const _id = idIn(messageId);
      const emails = service.app.get<Db>(DB).collection<{ _id: string; returned: { reason: string } }>('emails');
      return (await emails.findOne({ _id }))?.returned.reason;
    },
    close: async () => {
      await workers.close();
      await queue.obliterate({ force: true });
      await queue.close();
      await service.close();
      await dropDatabases(config.MONGODB_URL, prefix);
      await mailbox.close();
    },
  };
}

describe('the mailbox for returned mail', () => {
  let office: Awaited<ReturnType<typeof openOffice>>;
  beforeAll(async () => (office = await openOffice()));
  afterAll(() => office.close());

  it('stops emails to an address whose mail server returned one for good, and keeps the reason without it', async () => {
    const to = 'gone@example.org';
    const messageId = await office.sent(to);
    const full = await office.sent('full@example.org');
    office.mailbox.receive(outOfOffice(messageId));
    office.mailbox.receive(bounceOf({ to: 'full@example.org', messageId: full, status: '5.2.2' }));
    office.mailbox.receive(bounceOf({ to, messageId }));
    await office.read();
    expect(await office.withheld(to)).toBe('Earlier emails to this address came back.');
    expect(await office.withheld('full@example.org')).toBeNull();
    expect(await office.reasonOf(messageId)).toContain('550 5.1.1');
    expect(await office.reasonOf(messageId)).not.toContain(to);
  });

  it('is read once a minute', () =>
    eventually(async () => expect(await office.schedule()).toMatchObject([{ every: 60_000 }])));

  it('stops emails to an address whose holder calls one spam', async () => {
    const to = 'angry@example.org';
    office.mailbox.receive(complaintOf(to, await office.sent(to)));
    await office.read();
    expect(await office.withheld(to)).toBe('The recipient reported an earlier email as spam.');
  });

  it('ignores reports about emails that we did not send, or not to this address', async () => {
    const victim = 'victim@example.org';
    const foreign = await office.sent('mallory@example.org');
    for (const messageId of [`<${newId()}@stallbook.example>`, foreign, '<anything@example.org>'])
      office.mailbox.receive(bounceOf({ to: victim, messageId }));
    await office.read();
    expect(await office.withheld(victim)).toBeNull();
  });

  it('ignores reports that name an email and its recipient but not its signature, since IDs can be guessed', async () => {
    const victim = 'known@example.org';
    const messageId = await office.sent(victim);
    const id = idIn(messageId);
    const [, foreign] = (await office.sent('mallory@example.org')).split(/[.@]/);
    for (const localPart of [id, `${id}.`, `${id}.${'A'.repeat(43)}`, `${id}.${foreign}`])
      office.mailbox.receive(bounceOf({ to: victim, messageId: `<${localPart}@stallbook.example>` }));
    await office.read();
    expect(await office.withheld(victim)).toBeNull();
    office.mailbox.receive(bounceOf({ to: victim, messageId }));
    await office.read();
    expect(await office.withheld(victim)).toBe('Earlier emails to this address came back.');
  });

  it('takes the reports after messages that cannot be read', async () => {
    const to = 'after@example.org';
    const messageId = await office.sent(to);
    const nested = Array.from(
      { length: 2_000 },
      (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\n\n--b${n}\n`,
    );
    for (const message of [
      bounceOf({ to: 'no address', messageId }),
      bounceOf({ to, messageId: `<${'long'.repeat(200)}@stallbook.example>` }),
      complaintOf(`${'x'.repeat(400)}@example.org`, messageId),
      Buffer.from('A: b\n'.repeat(80_000)),
      Buffer.from(nested.join('')),
      bounceOf({ to, messageId }),
    ])
      office.mailbox.receive(message);
    await office.read();
    expect(await office.withheld(to)).toBe('Earlier emails to this address came back.');
  });
});
