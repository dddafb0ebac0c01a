import {
  EmailStatus,
  EmailTemplateType,
  EmailType,
  Language,
  emailTemplates,
  previewEmailTemplate,
  recordEmail,
  renderEmail,
  saveEmailTemplate,
  sendTestEmail,
} from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { actorAs, mailedBy } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { openHarness, worker, type Harness } from '../testing/harness.js';
import { EMAIL_TEMPLATE_VERSIONS, type TemplateVersionRecord } from './email-template.schema.js';

describe('email templates that admins edit', () => {
  const admin = actorAs('admin');
  let harness: Harness;
  let mails: ReturnType<typeof mailedBy>;
  beforeAll(async () => {
    harness = await openHarness();
    mails = mailedBy(harness.redis, harness.config);
  });
  afterAll(async () => {
    await mails.close();
    await harness.close();
  });

  const typed = async (type: EmailTemplateType, language = Language.en) =>
    (await harness.call(emailTemplates, {}, admin)).find((one) => one.type === type && one.language === language)!;
  const rejected = (event_title: string) =>
    harness.call(
      renderEmail,
      {
        id: newId(),
        type: EmailType.application_rejected,
        to: 'vera@example.org',
        toName: 'Vera',
        data: { event_title, event_dates: 'May 8, 2027', events_url: 'https://stallbook.example/events' },
      },
      worker,
    );
  const type = EmailTemplateType.application_rejected;

  it('[NO-018] lists the seven types with their original wording and variables', async () => {
    const templates = await harness.call(emailTemplates, {}, admin);
    const english = templates.filter(({ language }) => language === Language.en);
    expect(english.map((template) => template.type)).toEqual(Object.values(EmailTemplateType));
    expect(english).toHaveLength(7);
    expect(templates).toHaveLength(14);
    const approved = await typed(EmailTemplateType.application_approved);
    expect(approved).toMatchObject({ version: 0, subject: "You've been accepted to {{event_title}}", savedAt: null });
    const required = approved.variables.filter((variable) => variable.required).map(({ name }) => name);
    expect(required).toEqual(['event_title', 'total_amount']);
  });

  it('[NO-018] uses the saved wording in emails and restores an earlier version', async () => {
    const changed = { subject: 'News about {{event_title}}', text: 'Not this time.\n\nSee you!' };
    const saved = await harness.call(saveEmailTemplate, { type, language: Language.en, version: 0, ...changed }, admin);
    expect(saved).toMatchObject({ version: 1, ...changed });
    const mail = await rejected('{{event_dates}} <b>Market</b>');
    expect(mail.subject).toBe('News about {{event_dates}} <b>Market</b>');
    expect(mail.text).toContain('Not this time.\n\nSee you!');
    expect(mail.html).not.toContain('<b>');
    const original = saved.versions.at(-1)!;
    expect(original.version).toBe(0);
    const { subject, text } = original;
    const restored = await harness.call(
      saveEmailTemplate,
      { type, language: Language.en, version: 1, subject, text },
      admin,
    );
    expect(restored.versions.map(({ version }) => version)).toEqual([2, 1, 0]);
    expect((await rejected('River Market')).subject).toBe('Your application to River Market');
    const logged = { 'events.data.what': 'save_email_template', 'events.data.adminId': admin.id };
    const entries = await harness.db.collection('commits').find(logged).toArray();
    expect(entries).toHaveLength(2);
    expect(entries[0]).toMatchObject({ events: [{ data: { subject: 'application_rejected:en' } }] });
  });

  it('keeps the wording of each language apart, with sample values in that language', async () => {
    const language = Language.es;
    const before = await typed(type, language);
    expect(before).toMatchObject({ version: 0, subject: 'Tu solicitud para {{event_title}}' });
    expect(before.variables).toContainEqual({ name: 'event_dates', sample: '8–9 de may de 2027', required: false });
    const english = await typed(type);
    const wording = { subject: 'Noticias de {{event_title}}', text: 'Esta vez no.' };
    const saved = await harness.call(saveEmailTemplate, { type, language, version: 0, ...wording }, admin);
    expect(saved).toMatchObject({ version: 1, language, ...wording });
    expect(await typed(type)).toEqual(english);
    const data = Object.fromEntries(saved.variables.map(({ name, sample }) => [name, sample]));
    const mail = { id: newId(), type: EmailType[type], to: 'vera@example.org', toName: 'Vera', language, data };
    const { subject, text } = await harness.call(renderEmail, mail, worker);
    expect(subject).toBe('Noticias de Riverside Farmers Market');
    expect(text).toContain('Hola, Vera:\n\nEsta vez no.');
    const preview = await harness.call(previewEmailTemplate, { type, language, ...wording }, admin);
    expect(preview.text).toContain('Cuándo: 8–9 de may de 2027');
  });

  it('refuses a version that is based on an older one', async () => {
    const { version, subject, text } = await typed(type);
    const save = () => harness.call(saveEmailTemplate, { type, language: Language.en, version, subject, text }, admin);
    const outcomes = await Promise.allSettled([save(), save()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [refused] = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'EMAIL_TEMPLATE.CHANGED_MEANWHILE' });
  });

  it.each([
    ['a missing required variable', { subject: 'Hello', text: 'Sorry.' }, 'text'],
    ['an unknown variable', { subject: 'About {{event_title}}', text: '{{password}}' }, 'text'],
    ['a variable without its end', { subject: 'About {{event_title}}', text: 'Sorry, {{vendor_name.' }, 'text'],
    ['a variable over two paragraphs', { subject: 'About {{event_title}}', text: '{{event_title\n\n}}' }, 'text'],
    ['a variable without its beginning', { subject: 'About {{event_title}} event_dates}}', text: 'No.' }, 'subject'],
    ['a second header line', { subject: 'About {{event_title}}\r\nBcc: a@b.example', text: 'Sorry.' }, 'subject'],
  ])('[NO-018] refuses %s', async (_, wording, path) => {
    const { version } = await typed(type);
    const refused = { code: 'BAD_INPUT', fields: [expect.objectContaining({ path })] };
    await expect(
      harness.call(saveEmailTemplate, { type, language: Language.en, version, ...wording }, admin),
    ).rejects.toMatchObject(refused);
    await expect(
      harness.call(previewEmailTemplate, { type, language: Language.en, ...wording }, admin),
    ).rejects.toMatchObject(refused);
  });

  it('[NO-018] previews unsaved wording with sample data as HTML and plain text', async () => {
    const wording = { subject: 'So sorry: {{event_title}}', text: 'Next year in {{event_title}}!' };
    const preview = await harness.call(previewEmailTemplate, { type, language: Language.en, ...wording }, admin);
    expect(preview.subject).toBe('So sorry: Riverside Farmers Market');
    expect(preview.text).toContain('Next year in Riverside Farmers Market!');
    expect(preview.html).toContain('Next year in Riverside Farmers Market!');
    expect((await typed(type)).subject).not.toBe(wording.subject);
  });

  it.each([
    {
      what: 'an unknown variable',
      broken: EmailTemplateType.payment_received,
      wording: { subject: '{{nothing}}', text: '' },
      original: 'Vera Pottery paid $85.00 for Riverside Farmers Market',
    },
    {
      what: 'a variable without its end',
      broken: EmailTemplateType.payment_confirmation,
      wording: { subject: '{{event_title}}', text: 'Thank you for {{amount.' },
      original: 'Payment confirmed for Riverside Farmers Market',
    },
  ])('sends the original wording if a saved one in the database has $what', async ({ broken, wording, original }) => {
    await harness.db.collection<TemplateVersionRecord>(EMAIL_TEMPLATE_VERSIONS).insertOne({
      _id: `${broken}:en:1`,
      type: broken,
      language: 'en',
      version: 1,
      ...wording,
      savedAt: new Date(),
    });
    const data = Object.fromEntries((await typed(broken)).variables.map(({ name, sample }) => [name, sample]));
    const mail = await harness.call(
      renderEmail,
      { id: newId(), type: EmailType[broken], to: 'olga@example.org', toName: '', data },
      worker,
    );
    expect(mail.subject).toBe(original);
  });

  describe('test emails', () => {
    const send = (recipientEmail: string) =>
      harness.call(
        sendTestEmail,
        {
          templateType: type,
          language: Language.en,
          recipientEmail,
          payload: [{ name: 'event_title', value: 'Test Market' }],
        },
        admin,
      );
    const queuedTo = (address: string) =>
      eventually(async () => {
        const [mail] = await mails.to(address);
        if (!mail) throw new Error('not queued yet');
        return mail;
      });

    it('[NO-016] sends the template with the payload to the recipient and says that it was sent', async () => {
      const sending = send('ann@example.org');
      const mail = await queuedTo('ann@example.org');
      expect(mail).toMatchObject({ type, data: { event_title: 'Test Market', event_dates: 'May 8–9, 2027' } });
      await harness.call(recordEmail, { id: mail.id, type: mail.type, status: EmailStatus.sent }, worker);
      await expect(sending).resolves.toEqual({ success: true, message: 'The mail server accepted the test email.' });
    });

    it('[NO-018] sends a wording that is not saved, and refuses one that could not be saved', async () => {
      const given = { templateType: type, language: Language.en, recipientEmail: 'dee@example.org', payload: [] };
      const sendWording = (subject: string, text: string) =>
        harness.call(sendTestEmail, { ...given, wording: { subject, text } }, admin);
      await expect(sendWording('No variable', 'At all.')).rejects.toMatchObject({
        code: 'BAD_INPUT',
        message: 'The wording cannot be used.',
      });
      const before = await typed(type);
      const sending = sendWording('Draft of {{event_title}}', 'Not saved yet.');
      const { correlationId: _, ...mail } = await queuedTo('dee@example.org');
      expect(await harness.call(renderEmail, mail, worker)).toMatchObject({
        subject: 'Draft of Riverside Farmers Market',
        text: expect.stringContaining('Not saved yet.') as string,
      });
      await harness.call(recordEmail, { id: mail.id, type: mail.type, status: EmailStatus.sent }, worker);
      await expect(sending).resolves.toMatchObject({ success: true });
      expect(await typed(type)).toEqual(before);
    });

    it('[NO-012] [NO-017] reports a failure as a failure, with the reason, and does not throw', async () => {
      const sending = send('bea@example.org');
      const { id, type: sent } = await queuedTo('bea@example.org');
      const error = 'The mail server refused: 550 unknown user';
      await harness.call(recordEmail, { id, type: sent, status: EmailStatus.failed, error }, worker);
      await expect(sending).resolves.toEqual({
        success: false,
        message: 'The test email was not sent. The mail server refused: 550 unknown user',
      });
    });
  });
});

describe('test emails without a mail server', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness({ MAILBOX_URL: 'http://127.0.0.1:1080' })));
  afterAll(() => harness.close());

  it('[NO-017] says that the local mailbox captured the email', async () => {
    const mails = mailedBy(harness.redis, harness.config);
    const templateType = EmailTemplateType.payment_received;
    const input = { templateType, language: Language.en, recipientEmail: 'cy@example.org', payload: [] };
    const sending = harness.call(sendTestEmail, input, actorAs('admin'));
    await eventually(async () => {
      const [mail] = await mails.to('cy@example.org');
      await harness.call(recordEmail, { id: mail!.id, type: mail!.type, status: EmailStatus.sent }, worker);
    });
    await expect(sending).resolves.toEqual({
      success: true,
      message: 'No mail server is configured. The test email was captured in the local mailbox.',
    });
    await mails.close();
  });
});
