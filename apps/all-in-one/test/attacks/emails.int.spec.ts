import { request } from 'node:http';
import { eventually } from '@stallbook/testing';
import { openSmtpSink, type ReceivedMail } from '../testing/smtp-sink.js';
import type { Person } from '../testing/person.js';
import { openHarness, PASSWORD, type Harness } from '../testing/harness.js';

const EVIL = 'evil.example';

/** `fetch` cannot set the Host header. */
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

/** Long header lines are folded. */
const headersOf = ({ raw }: ReceivedMail): string[] =>
  (raw.split('\r\n\r\n')[0] ?? '').replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
const textOf = ({ raw }: ReceivedMail): string => raw.replaceAll('=\r\n', '').replaceAll('=3D', '=');

describe('forged input in emails', () => {
  let sink: Awaited<ReturnType<typeof openSmtpSink>>;
  let harness: Harness;
  beforeAll(async () => {
    sink = await openSmtpSink();
    harness = await openHarness({ SMTP_URL: sink.url }, ['identity', 'notifications']);
  });
  afterAll(async () => {
    await harness.close();
    await sink.close();
  });

  const mailTo = (address: string, about: string): Promise<ReceivedMail> =>
    eventually(async () => {
      const mail = sink.received.find((one) => one.to === address && one.raw.includes(about));
      if (!mail) throw new Error(`no mail to ${address}`);
      return mail;
    });
  const signUp = (email: string, contactName = 'Vera') => ({
    email,
    password: PASSWORD,
    metadata: { role: 'vendor', businessName: contactName, contactName, city: 'Portland', state: 'OR' },
  });

  const tokenIn = async (email: string): Promise<string | undefined> =>
    /token_hash=([\w-]+)/.exec(textOf(await mailTo(email, 'Confirm')))?.[1];
  /** The first email that uses the name follows the confirmation. */
  const join = async (email: string, contactName: string): Promise<Person> => {
    const person = harness.visitor();
    expect((await person.post('/auth/sign-up', signUp(email, contactName))).status).toBe(200);
    const tokenHash = await tokenIn(email);
    expect((await person.post('/auth/confirm', { tokenHash, type: 'signup' })).status).toBe(200);
    expect((await person.post('/auth/forgot-password', { email })).status).toBe(200);
    return person;
  };

  it('an email repeats no typed name before the address is confirmed', async () => {
    const name = 'Win a prize at evil.example';
    expect((await harness.visitor().post('/auth/sign-up', signUp('named@example.org', name))).status).toBe(200);
    const stranger = await join('stranger@example.org', name);
    const change = 'mutation($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) { id } }';
    const input = { email: 'wanted@example.org', currentPassword: PASSWORD };
    await stranger.do(change, { input });
    for (const email of ['named@example.org', 'wanted@example.org']) {
      const mail = await mailTo(email, 'Confirm');
      expect(textOf(mail)).not.toMatch(/prize|evil/);
      expect(headersOf(mail).find((line) => /^to:/i.test(line))).toBe(`To: ${email}`);
    }
  });

  it.each(['evil.example', 'https://evil.example/prize', 'eve@evil.example', 'www.evil.example'])(
    'do not turn a name like %s into a link',
    async (name) => {
      const email = `linked-${name.replaceAll(/\W+/g, '-')}@example.org`;
      await join(email, name);
      const [, ...body] = textOf(await mailTo(email, 'Reset')).split('\r\n\r\n');
      const text = body.join('\n');
      expect(text).toContain('Hello');
      expect(text).not.toMatch(/evil\.example|https?:\/\/evil|eve@/);
    },
  );

  it.each([
    ['Host', { host: EVIL }],
    ['X-Forwarded-Host', { 'x-forwarded-host': EVIL, 'x-forwarded-proto': 'https', forwarded: `host=${EVIL}` }],
    ['both', { host: EVIL, 'x-forwarded-host': EVIL }],
  ])('link only to this site, regardless of %s', async (name, headers) => {
    const email = `host-${name.split(' ')[0]?.toLowerCase()}@example.org`;
    expect(await postAs(headers, `${harness.url}/auth/sign-up`, signUp(email))).toBe(200);
    const tokenHash = await tokenIn(email);
    const confirm = { tokenHash, type: 'signup', password: PASSWORD };
    expect((await harness.visitor().post('/auth/confirm', confirm)).status).toBe(200);
    expect(await postAs(headers, `${harness.url}/auth/forgot-password`, { email })).toBe(200);
    for (const about of ['/auth/confirm#', '/reset-password#']) {
      const text = textOf(await mailTo(email, about.slice(0, 13)));
      expect(text).toContain(new URL(about.slice(0, -1), harness.config.STALLBOOK_PUBLIC_URL).href);
      expect(text).not.toContain(EVIL);
    }
  });

  it('no email is sent for a page whose origin matches a forged host', async () => {
    const email = 'host-forged@example.org';
    const headers = { host: EVIL, 'x-forwarded-host': EVIL, origin: `http://${EVIL}` };
    expect(await postAs(headers, `${harness.url}/auth/sign-up`, signUp(email))).toBe(403);
    expect(sink.received.filter(({ to }) => to === email)).toEqual([]);
  });

  it.each([
    ['a separate line', 'Vera\r\nBcc: eve@evil.example\r\nX-Evil: yes'],
    ['a bare line feed', 'Vera\nBcc: eve@evil.example\nX-Evil: yes'],
    ['a separate address', 'Vera" <eve@evil.example>, "Eve'],
    ['an encoded word', '=?utf-8?q?Vera=0D=0ABcc:_eve=40evil.example?='],
  ])('get no header and no recipient from a name with %s', async (name, contactName) => {
    const email = `${name.replaceAll(' ', '-')}@example.org`;
    await join(email, contactName);
    const headers = headersOf(await mailTo(email, 'Reset'));
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
      expect([route, (await harness.visitor().post(`/auth/${route}`, body)).status]).toEqual([route, 400]);
    }
  });
});
