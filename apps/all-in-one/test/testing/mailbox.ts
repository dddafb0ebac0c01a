import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@stallbook/servers';
import { eventually } from '@stallbook/testing';

interface Mail {
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  to: { address: string }[];
}

/** The real mailbox of development. */
export async function openMailbox() {
  const folder = mkdtempSync(join(tmpdir(), 'stallbook-mailbox-'));
  const smtp = await freePort();
  const web = await freePort([smtp]);
  const env = { PATH: process.env['PATH'], SMTP_PORT: String(smtp), WEB_PORT: String(web), MAIL_DIR: folder };
  const child = spawn(process.execPath, ['infra/mailbox/src/main.mjs'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  const mailsTo = async (address: string): Promise<Mail[]> => {
    const mails = (await (await fetch(`http://127.0.0.1:${web}/email`)).json()) as Mail[];
    return mails.filter(({ to }) => to.some((one) => one.address === address));
  };
  return {
    url: `smtp://127.0.0.1:${smtp}`,
    mailsTo,
    mailTo: (address: string, subject: string): Promise<Mail> =>
      eventually(async () => {
        const mail = (await mailsTo(address)).find((one) => one.subject.includes(subject));
        if (!mail) throw new Error(`no mail about ${subject} to ${address}`);
        return mail;
      }),
    close: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
