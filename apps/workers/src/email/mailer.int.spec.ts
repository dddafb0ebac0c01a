import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { EmailJob, RenderedEmail } from '@stallbook/contracts';
import { testConfig } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { Mailer } from './mailer.js';

const MINUTE = 60_000;
const email = { to: 'vera@example.org', toName: 'Vera' } as EmailJob;
const rendered = {
  localMessageId: 'm1',
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
  from: 'Stallbook',
  replyTo: null,
  threadId: null,
  unsubscribeUrl: null,
} as unknown as RenderedEmail;

/** Answers up to the given command, and then hangs. */
async function serverThatHangsAt(last: 'MAIL' | 'the end') {
  const commands: string[] = [];
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    let contents = '';
    sockets.push(socket);
    socket.on('error', () => socket.destroy());
    socket.write('220 here\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (commands.includes('DATA')) {
        contents += text;
        if (contents.endsWith('\r\n.\r\n')) commands.push('the end');
        return;
      }
      commands.push(text.slice(0, 4));
      if (commands.at(-1) !== last) socket.write(text.startsWith('DATA') ? '354 go on\r\n' : '250 ok\r\n');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    mailer: new Mailer(testConfig({ SMTP_URL: `smtp://127.0.0.1:${port}` })),
    isAt: () => eventually(() => Promise.resolve(expect(commands.at(-1)).toBe(last))),
    accept: () => sockets[0]!.write('250 kept\r\n'),
    isLeft: () => eventually(() => Promise.resolve(expect(sockets[0]!.readableEnded).toBe(true))),
    close: () => {
      sockets.forEach((socket) => socket.destroy());
      server.close();
    },
  };
}

describe('a mail server that hangs', () => {
  let timers: jest.SpyInstance<unknown, [() => void, number?]>;
  beforeEach(() => {
    timers = jest.spyOn(globalThis, 'setTimeout') as unknown as typeof timers;
  });
  afterEach(() => timers.mockRestore());

  /** As after five minutes, without waiting for them. */
  const fiveMinutesPass = () => {
    const [limit] = timers.mock.calls.filter(([, delay]) => delay === 5 * MINUTE);
    limit![0]();
  };

  it('is left after five minutes if it did not take the email, which is tried again', async () => {
    const { mailer, isAt, isLeft, close } = await serverThatHangsAt('MAIL');
    const sent = mailer.send(email, rendered).catch((error: unknown) => error);
    await isAt();
    fiveMinutesPass();
    expect(await sent).toMatchObject({ name: 'MailRefused', final: false });
    await isLeft();
    close();
  });

  it('gets minutes to confirm an email that it took, so that it does not get it twice', async () => {
    const { mailer, isAt, accept, close } = await serverThatHangsAt('the end');
    const sent = mailer.send(email, rendered);
    await isAt();
    fiveMinutesPass();
    accept();
    await sent;
    mailer.beforeApplicationShutdown();
    close();
  });
});
