// A mailbox for development: receives every email by SMTP, forwards none, shows them on a page, and keeps them in a
// folder. Environment: SMTP_PORT, WEB_PORT, MAIL_DIR. Prints one JSON line when both ports are open.
import { mkdirSync } from 'node:fs';
import MailDev from 'maildev';
import web from 'maildev/lib/web.js';
import { guard } from './guard.mjs';

const { SMTP_PORT, WEB_PORT, MAIL_DIR } = process.env;
if (!SMTP_PORT || !WEB_PORT || !MAIL_DIR) throw new Error('SMTP_PORT, WEB_PORT and MAIL_DIR are needed');
mkdirSync(MAIL_DIR, { recursive: true });

const mailbox = MailDev({
  smtp: Number(SMTP_PORT),
  web: Number(WEB_PORT),
  ip: '127.0.0.1',
  webIp: '127.0.0.1',
  mailDirectory: MAIL_DIR,
  silent: true,
});
guard(web.server, Number(WEB_PORT));
await mailbox.listen();
process.stdout.write(`${JSON.stringify({ ready: true, smtp: Number(SMTP_PORT), web: Number(WEB_PORT) })}\n`);
