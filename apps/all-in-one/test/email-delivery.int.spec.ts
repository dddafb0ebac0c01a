import {
  EmailType,
  mailWebhook,
  receiveMailEvents,
  recordEmail,
  renderEmail,
  EmailStatus,
  type EmailJob,
} from '@stallbook/contracts';
import { newId, type Actor } from '@stallbook/kernel';
import { EmailSeal } from '@stallbook/platform';
import { eventually } from '@stallbook/testing';
import { openPost, WORKERS } from './testing/post-office.js';

describe('sending e-mails', () => {
  let office: Awaited<ReturnType<typeof openPost>>;
  beforeAll(async () => (office = await openPost()));
  afterAll(() => office.close());

  const mailsTo = (to: string) => office.sink.received.filter((mail) => mail.to === to);
  /** The headers, each in one line. */
  const headOf = (to: string) =>
    mailsTo(to)[0]
      ?.raw.split('\r\n\r\n')[0]
      ?.replace(/\r\n[ \t]+/g, ' ')
      .replaceAll('\r', '') ?? '';

  it('[NO-011] an email is rendered, sent, and recorded', async () => {
    const email = await office.post();
    const { id, to } = email;
    await office.settled(id, 'sent');
    const [mail] = mailsTo(to);
    const { localMessageId } = await office.rpc.call(renderEmail, email, { actor: WORKERS });
    expect(localMessageId).toMatch(new RegExp(`^${id}\\.[\\w-]{43}$`));
    expect(headOf(to)).toContain(`Message-ID: <${localMessageId}@localhost>`);
    expect(mail?.raw).toContain('Subject: Confirm your email address');
    expect(mail?.raw).toMatch(/From: "?Stallbook"? <no-reply@localhost>/);
    expect(mail?.raw).toContain('Content-Type: text/html; charset=utf-8');
    await eventually(async () => expect(await office.stateOf(id)).toBe('completed'));
  });

  it('an email about the event of an organizer is from them, takes answers, and joins its thread', async () => {
    const [id, applicationId] = [newId(), newId()];
    await office.mailAbout(id, applicationId, { name: 'Bäckers " Märkte', accentColor: null, repliesToMe: true });
    const { to } = await office.post({ id });
    await office.settled(id, 'sent');
    const head = headOf(to);
    expect(head).toMatch(/^From: =\?UTF-8\?[^<>"]+\?= <no-reply@localhost>$/m);
    expect(head).toMatch(/^Reply-To: .*<owner@example\.org>$/m);
    expect(head).toContain(`References: <thread.${applicationId}@localhost>`);
    expect(head).toContain(`In-Reply-To: <thread.${applicationId}@localhost>`);
  });

  it('no line break in a stored name adds a header', async () => {
    const id = newId();
    const name = 'River\r\nBcc: eve@evil.example\r\n\r\nHello';
    await office.mailAbout(id, newId(), { name, accentColor: null, repliesToMe: true });
    const { to } = await office.post({ id });
    await office.settled(id, 'sent');
    const head = headOf(to);
    expect(head).toMatch(/^From: .*<no-reply@localhost>$/m);
    expect(head).not.toMatch(/^Bcc:/im);
    expect(head).toMatch(/^Message-ID: /m);
  });

  it('an email is retried after a temporary refusal', async () => {
    office.sink.faults.refuseNext = 2;
    const { id, to } = await office.post();
    const { attempts } = await office.settled(id, 'sent');
    expect(mailsTo(to)).toHaveLength(1);
    expect(attempts.map(({ error }) => error?.includes('451') ?? false)).toEqual([true, true, false]);
  });

  it('an email that the server refuses permanently is recorded as failed, without its address', async () => {
    const { id } = await office.post({ to: 'refused@example.org' });
    const record = await office.settled(id, 'failed');
    expect(record.error).toContain('550');
    expect(record.error).not.toContain('refused@example.org');
    await eventually(async () => expect(await office.stateOf(id)).toBe('failed'));
  });

  it('an email that cannot be rendered is recorded as failed', async () => {
    const { id, to } = await office.post({ data: {} });
    await office.settled(id, 'failed');
    expect(mailsTo(to)).toHaveLength(0);
  });

  it('an email to an address whose mail came back is not sent, and recorded as withheld', async () => {
    const admin: Actor = { id: newId(), role: 'admin' };
    const { url } = await office.rpc.call(mailWebhook, {}, { actor: admin });
    const payload = JSON.stringify({ events: [{ kind: 'bounce', address: 'gone@example.org' }] });
    await office.rpc.call(receiveMailEvents, { token: url.split('/').at(-1) ?? '', payload });
    const { id, to } = await office.post({ to: 'gone@example.org' });
    expect(await office.settled(id, 'withheld')).toMatchObject({ error: 'Earlier emails to this address came back.' });
    expect(mailsTo(to)).toHaveLength(0);
  });

  it('an email that was sent is not sent again', async () => {
    const id = newId();
    const sent = { id, type: EmailType.confirm_sign_up, status: EmailStatus.sent };
    await office.rpc.call(recordEmail, sent, { actor: WORKERS });
    const { to } = await office.post({ id });
    await eventually(async () => expect(await office.stateOf(id)).toBe('completed'));
    expect(mailsTo(to)).toHaveLength(0);
  });
});

describe('the queue of e-mails', () => {
  it('the queue shows neither the address nor the link of an email', async () => {
    const office = await openPost();
    try {
      await office.queue.pause();
      const mail: EmailJob = {
        id: newId(),
        type: EmailType.confirm_sign_up,
        to: 'vera-the-potter@example.org',
        toName: 'Vera Potter',
        data: { confirm_url: 'https://stallbook.example/auth/confirm?token_hash=the-token' },
      };
      await office.outbox.enqueue(mail);
      const secrets = /vera-the-potter|Vera Potter|the-token/;
      const waiting = await office.stored();
      expect(waiting).toContain(mail.id);
      expect(waiting).not.toMatch(secrets);
      const [job] = await office.queue.getJobs();
      await office.queue.resume();
      await office.settled(mail.id, 'sent');
      await eventually(async () => expect(await office.stateOf(mail.id)).toBe('completed'));
      const sent = await office.stored();
      expect(sent).toContain(mail.id);
      expect(sent).not.toMatch(secrets);
      expect(sent).not.toContain(job?.data.sealed);
      await office.outbox.enqueue(mail);
      expect(await office.stateOf(mail.id)).toBe('completed');
    } finally {
      await office.close();
    }
  });

  it('an email sealed with another key is refused', async () => {
    const office = await openPost();
    try {
      const id = newId();
      const stranger = new EmailSeal({ STALLBOOK_EMAIL_KEYS: `other:${'A'.repeat(43)}=` });
      const { sealed } = stranger.seal({
        id,
        type: EmailType.confirm_sign_up,
        to: 'x@example.org',
        toName: '',
        data: {},
      });
      await office.queue.add(EmailType.confirm_sign_up, { sealed }, { jobId: id, attempts: 3 });
      expect(await office.settled(id, 'failed')).toMatchObject({
        error: 'The email was not sealed with any of STALLBOOK_EMAIL_KEYS.',
      });
    } finally {
      await office.close();
    }
  });
});

describe('without a mail server', () => {
  it('an email fails with a clear reason', async () => {
    const office = await openPost({ withServer: false });
    try {
      const { id } = await office.post();
      expect(await office.settled(id, 'failed')).toMatchObject({
        error: 'No mail server is configured: set SMTP_URL.',
      });
      await eventually(async () => expect(await office.stateOf(id)).toBe('failed'));
    } finally {
      await office.close();
    }
  });
});

describe('many emails', () => {
  it('emails go out at the configured rate, and urgent ones go first', async () => {
    const office = await openPost({ settings: { STALLBOOK_MAILS_PER_SECOND: 1 } });
    try {
      const mail = (index: number, type = EmailType.application_submitted): EmailJob => ({
        id: newId(),
        type,
        to: `${type}-${index}@example.org`,
        toName: 'Vera',
        data: { confirm_url: 'https://stallbook.example/auth/confirm?token_hash=x' },
      });
      const startedAt = performance.now();
      // An email without texts fails, but still takes its turn.
      await office.outbox.enqueueAll(Array.from({ length: 200 }, (_, index) => mail(index)));
      const awaited = mail(0, EmailType.confirm_sign_up);
      await office.outbox.enqueue(awaited);
      await office.settled(awaited.id, 'sent');
      const waiting = await office.waiting();
      const seconds = (performance.now() - startedAt) / 1_000;
      expect(waiting).toBeGreaterThan(200 - seconds - 5);
    } finally {
      await office.close();
    }
  });
});
