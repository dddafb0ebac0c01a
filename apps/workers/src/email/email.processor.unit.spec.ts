import { EmailType, recordEmail, type RecordEmailInput } from '@stallbook/contracts';
import type { Operation } from '@stallbook/kernel';
import type { EmailSeal, SealedEmail, StallbookConfig } from '@stallbook/platform';
import type { RpcClient } from '@stallbook/rpc';
import type { Job, Queue } from 'bullmq';
import { EmailsProcessor } from './email.processor.js';
import { MailRefused, type Mailer } from './mailer.js';

describe('an email that the mail server refused', () => {
  it('is recorded with the beginning of a long answer, in which no code point is cut in two', async () => {
    const answer = `${'x'.repeat(499)}🥕`;
    const send = () => Promise.reject(new MailRefused(answer, false));
    const seal = { open: () => ({ to: 'vera@example.org' }) } as unknown as EmailSeal;
    const recorded: RecordEmailInput[] = [];
    const call = async ({ name }: Operation<unknown, unknown>, input: RecordEmailInput) => {
      if (name === recordEmail.name) recorded.push(input);
      return {};
    };
    const processor = new EmailsProcessor({ send } as unknown as Mailer, seal, {} as StallbookConfig, {} as Queue);
    Object.assign(processor, { rpc: { call } as unknown as RpcClient });
    const job = {
      id: 'e1',
      name: EmailType.payment_received,
      data: { sealed: 'x' },
      opts: { attempts: 2 },
      attemptsMade: 0,
    };
    await expect(processor.process(job as Job<SealedEmail>)).rejects.toThrow(answer);
    expect(recorded).toMatchObject([{ id: 'e1', status: 'delayed', error: 'x'.repeat(499) }]);
  });
});
