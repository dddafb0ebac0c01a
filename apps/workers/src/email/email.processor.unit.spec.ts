import { EmailType, recordEmail, type RecordEmailInput } from '@stallbook/contracts';
import type { Operation } from '@stallbook/kernel';
import type { EmailSeal, SealedEmail, StallbookConfig } from '@stallbook/platform';
import type { RpcClient } from '@stallbook/rpc';
import type { Job, Queue } from 'bullmq';
import { EmailsProcessor } from './email.processor.js';
import { MailRefused, type Mailer } from './mailer.js';

/** The job of an email, and what its processor records. */
function emailJob(send: () => Promise<void>, updateProgress = () => Promise.resolve()) {
  const seal = { open: () => ({ to: 'vera@example.org' }) } as unknown as EmailSeal;
  const recorded: RecordEmailInput[] = [];
  const call = async ({ name }: Operation<unknown, unknown>, input: RecordEmailInput) => {
    if (name === recordEmail.name) recorded.push(input);
    return {};
  };
  const processor = new EmailsProcessor({ send } as unknown as Mailer, seal, {} as StallbookConfig, {} as Queue);
  Object.assign(processor, { rpc: { call } as unknown as RpcClient, logger: { warn: () => undefined } });
  const job = {
    id: 'e1',
    name: EmailType.payment_received,
    data: { sealed: 'x' },
    opts: { attempts: 2 },
    attemptsMade: 0,
    updateProgress,
    updateData: updateProgress,
  };
  return { recorded, run: () => processor.process(job as unknown as Job<SealedEmail>) };
}

describe('an email that the mail server refused', () => {
  it('is recorded with the beginning of a long answer, in which no code point is cut in two', async () => {
    const answer = `${'x'.repeat(499)}🥕`;
    const { recorded, run } = emailJob(() => Promise.reject(new MailRefused(answer, false)));
    await expect(run()).rejects.toThrow(answer);
    expect(recorded).toMatchObject([{ id: 'e1', status: 'delayed', error: 'x'.repeat(499) }]);
  });
});

describe('an email whose job was lost while it was sent', () => {
  it('is recorded as sent, so that it is not sent again', async () => {
    const lost = () => Promise.reject(new Error('Missing key for job e1'));
    const { recorded, run } = emailJob(() => Promise.resolve(), lost);
    await expect(run()).rejects.toThrow('Missing key');
    expect(recorded).toMatchObject([{ id: 'e1', status: 'sent' }]);
    expect(recorded).toHaveLength(1);
  });
});
