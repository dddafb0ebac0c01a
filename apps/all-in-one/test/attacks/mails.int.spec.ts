import { request } from 'node:http';
import { eventually } from '@stallbook/testing';
import { openSmtpSink, type ReceivedMail } from '../../src/testing/smtp-sink.js';
import { openStage, PASSWORD, type Stage } from '../testing/stage.js';

const EVIL = 'evil.example';

/** As a program sends it: `fetch` lets nobody choose the host. */
function postAs(headers: Record<string, string>, url: string, body: object): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      { method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
      (reply) => {
        reply.resume().on('end', () => resolve(reply.statusCode ?? 0));
      },
    );
    call.on('error', reject).end(JSON.stringify(body));
  });
}

/** Long lines of a head go on in the next line after a blank. */
const headersOf = ({ raw }: ReceivedMail): string[] =>
  (raw.split('\r\n\r\n')[0] ?? '').replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
const textOf = ({ raw }: ReceivedMail): string => raw.replaceAll('=\r\n', '').replaceAll('=3D', '=');

describe('mails that somebody tries to bend', () => {
  let sink: Awaited<ReturnType<typeof openSmtpSink>>;
  let stage: Stage;
  beforeAll(async () => {
    sink = await openSmtpSink();
    stage = await openStage({ SMTP_URL: sink.url });
  }, 60_000);
  afterAll(async () => {
    await stage.close();
    await sink.close();
  });

  const mailTo = (address: string, about: string): Promise<ReceivedMail> =>
    eventually(async () => {
      const mail = sink.received.find((one) => one.to === address && one.raw.includes(about));
      if (!mail) throw new Error(`no mail to ${address}`);
      return mail;
    }, 20_000);
  const signUp = (email: string, contactName = 'Vera') => ({
    email,
    password: PASSWORD,
    metadata: { role: 'vendor', businessName: contactName, contactName, city: 'Portland', state: 'OR' },
  });

  it.each([
    ['Host', { host: EVIL }],
    ['X-Forwarded-Host', { 'x-forwarded-host': EVIL, 'x-forwarded-proto': 'https', forwarded: `host=${EVIL}` }],
    ['both', { host: EVIL, 'x-forwarded-host': EVIL }],
  ])('lead to this site alone, whatever %s says', async (name, headers) => {
    const email = `host-${name.split(' ')[0]}@example.org`;
    expect(await postAs(headers, `${stage.url}/auth/sign-up`, signUp(email))).toBe(200);
    expect(await postAs(headers, `${stage.url}/auth/forgot-password`, { email })).toBe(200);
    for (const about of ['/auth/confirm?', '/reset-password#']) {
      const text = textOf(await mailTo(email, about.slice(0, 13)));
      expect(text).toContain(new URL(about.slice(0, -1), stage.config.STALLBOOK_PUBLIC_URL).href);
      expect(text).not.toContain(EVIL);
    }
  });

  it('are not sent for a page whose origin matches a forged host', async () => {
    const email = 'host-forged@example.org';
    const headers = { host: EVIL, 'x-forwarded-host': EVIL, origin: `http://${EVIL}` };
    expect(await postAs(headers, `${stage.url}/auth/sign-up`, signUp(email))).toBe(403);
    expect(sink.received.filter(({ to }) => to === email)).toEqual([]);
  });

  it.each([
    ['a line of its own', 'Vera\r\nBcc: eve@evil.example\r\nX-Evil: yes'],
    ['a bare line feed', 'Vera\nBcc: eve@evil.example\nX-Evil: yes'],
    ['an address of its own', 'Vera" <eve@evil.example>, "Eve'],
    ['an encoded word', '=?utf-8?q?Vera=0D=0ABcc:_eve=40evil.example?='],
  ])('get no header and no reader out of a name with %s', async (name, contactName) => {
    const email = `${name.replaceAll(' ', '-')}@example.org`;
    expect((await stage.visitor().post('/auth/sign-up', signUp(email, contactName))).status).toBe(200);
    const headers = headersOf(await mailTo(email, 'Confirm'));
    const named = headers.map((line) => line.split(':')[0]?.toLowerCase());
    expect(named).not.toContain('bcc');
    expect(named).not.toContain('x-evil');
    expect(named.filter((one) => one === 'to')).toHaveLength(1);
    expect(headers.find((line) => /^to:/i.test(line))).toMatch(new RegExp(`<${email}>$`));
    expect(sink.received.map(({ to }) => to)).not.toContain('eve@evil.example');
  });

  it.each([
    'vera@example.org\r\nBcc: eve@evil.example',
    'vera@example.org, eve@evil.example',
    '<eve@evil.example> vera',
  ])('go to no address like %j', async (email) => {
    for (const [route, body] of [
      ['sign-up', signUp(email)],
      ['forgot-password', { email }],
      ['resend', { email }],
    ] as const) {
      expect([route, (await stage.visitor().post(`/auth/${route}`, body)).status]).toEqual([route, 400]);
    }
  });
});
