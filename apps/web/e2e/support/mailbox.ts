import { setTimeout as pause } from 'node:timers/promises';
import { PATIENCE_MS } from './patience.js';

interface Mail {
  id: string;
  subject: string;
  text: string;
  html: string;
  to: { address: string }[];
}

/** Waits for the newest matching email. `mailbox` is the URL of the mailbox page. */
export async function mailTo(mailbox: string, address: string, subject: RegExp): Promise<Mail & { page: string }> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const mails = (await (await fetch(`${mailbox}/email`)).json()) as Mail[];
    const own = mails.filter((mail) => mail.to.some((one) => one.address === address));
    const mail = own.filter((one) => subject.test(one.subject)).at(-1);
    if (mail) return { ...mail, page: `${mailbox}/email/${mail.id}/html` };
    if (Date.now() > end)
      throw new Error(`No mail ${subject} to ${address}. There is: ${own.map((one) => one.subject).join(' | ')}`);
    await pause(50);
  }
}

/** Where the emails to an address lead in the app, without its origin. */
export async function linksInMails(mailbox: string, address: string, origin: string): Promise<string[]> {
  const mails = (await (await fetch(`${mailbox}/email`)).json()) as Mail[];
  const own = mails.filter((mail) => mail.to.some((one) => one.address === address));
  const links = own.flatMap(({ html }) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href));
  const inApp = links.filter((href) => href.startsWith(`${origin}/`)).map((href) => href.slice(origin.length));
  return [...new Set(inApp)].map((href) => href.replaceAll('&amp;', '&'));
}

/** Waits until each address has its confirmation email, and gives their tokens. */
export async function confirmationsOf(mailbox: string, addresses: readonly string[]): Promise<Map<string, string>> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const mails = (await (await fetch(`${mailbox}/email`)).json()) as Mail[];
    const tokens = new Map(
      mails.flatMap(({ to, html }) => {
        const token = /\/auth\/confirm#token_hash=([\w-]+)/.exec(html)?.[1];
        return token ? to.map(({ address }) => [address, token] as const) : [];
      }),
    );
    const missing = addresses.filter((address) => !tokens.has(address));
    if (missing.length === 0) return tokens;
    if (Date.now() > end) throw new Error(`No confirmation for ${missing.length}, such as ${missing[0]}`);
    await pause(250);
  }
}
