import {
  CONTACT_ROLES,
  EmailType,
  FeedbackCategory,
  receiptNumber,
  SecurityEventKind,
  UNKNOWN_DATE,
} from '@stallbook/contracts';
import { formatDates } from '../dates.js';
import { phrasesIn } from '../phrases.js';
import type { Letter } from './letter.js';
import { render } from './render.js';
import { templates } from './templates.js';

const PAYMENT_ID = '6d1f5f1e-0a84-5f0a-9c55-0b3d4f7a92c1';

const exampleOf = (name: string): string => {
  if (name.endsWith('_url')) return `https://stallbook.example/?a=1&b=${name}/000000000001`;
  if (name === 'timestamp') return '2027-05-01T14:05:00.000Z';
  return /^event_(start|end|date)$/.test(name) ? '2027-05-08' : `the ${name}`;
};
const sample = (type: EmailType): Record<string, string> =>
  Object.fromEntries(templates[type].variables.map((name) => [name, exampleOf(name)]));

const languages = ['en', 'es'] as const;
const inLanguages = Object.values(EmailType).flatMap((type) => languages.map((language) => [type, language] as const));
const greetings = { en: 'Hello Vera,', es: 'Hola, Vera:' };

/** Values of which an email makes its own words. */
const codes: Partial<Record<EmailType, Record<string, readonly string[]>>> = {
  payment_disputed: { outcome: ['open', 'won', 'lost'] },
  second_factor_changed: {
    what: Object.values(SecurityEventKind).filter((kind) => /^(auth|pass.*y_|reco|second_factor_off)/.test(kind)),
  },
  claim_approved: { next_step: ['manage', 'sign-up'] },
  claim_denied: { reason: ['another-approved', 'transferred'] },
  contact_received: { role: CONTACT_ROLES },
  feedback_received: { category: Object.values(FeedbackCategory) },
};
const samplesOf = (type: EmailType): Record<string, string>[] => [
  sample(type),
  ...Object.entries(codes[type] ?? {}).flatMap(([name, values]) =>
    values.map((value) => ({ ...sample(type), [name]: value })),
  ),
];

const saidBy = ({ subject, preview, heading, paragraphs, facts = [], button, otherwise, note }: Letter): string[] =>
  [subject, preview, heading, ...paragraphs, ...facts.flat(), button?.label, otherwise?.label, note].filter(
    (text) => text !== undefined,
  );

const spokenBy = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [1, 2].flatMap((count) => spokenBy((value as Spoken)(count, 'paid', 'c')));
  return Object.values(value as object).flatMap(spokenBy);
};
type Spoken = (...given: unknown[]) => unknown;

const SPECIFIED = [
  'application_submitted',
  'application_approved',
  'application_rejected',
  'application_withdrawn',
  'payment_received',
  'payment_confirmation',
  'event_reminder_5day',
  'event_reminder_1day',
];

describe('email templates', () => {
  it('[NO-010] has a template for each of the seven types, money, plans, accounts, owners, staff, and invitations', () => {
    const forPayments = ['payment_failed', 'payment_disputed', 'payment_refunded', 'payout_reduced'];
    const forPlans = ['plan_payment_failed', 'plan_changed'];
    const forAccounts = [
      'confirm_sign_up',
      'account_exists',
      'reset_password',
      'password_changed',
      'confirm_email_change',
      'email_changed',
      'new_device',
      'second_factor_changed',
      'account_export_ready',
    ];
    const forOwners = [
      'claim_approved',
      'claim_denied',
      'event_changed',
      'event_transferred',
      'event_taken_down',
      'event_restored',
    ];
    const forApplicants = [
      'applied_event_hidden',
      'applied_event_restored',
      'applied_event_canceled',
      'applied_event_organizer_left',
    ];
    const forStaff = ['contact_received', 'feedback_received', 'waitlist_joined', 'claim_received'];
    const forInvitations = ['event_invitation', 'invitation_received'];
    const money = [...forPayments, ...forPlans];
    const summaries = [
      'event_roster_5day',
      'event_roster_1day',
      'payment_due',
      'draft_unsent',
      'applications_undecided',
      'daily_digest',
      'weekly_recommendations',
      'booth_changed',
    ];
    const expected = [
      ...SPECIFIED,
      ...summaries,
      ...money,
      ...forAccounts,
      ...forOwners,
      ...forApplicants,
      ...forStaff,
      ...forInvitations,
    ];
    expect(Object.keys(templates).sort()).toEqual(expected.sort());
  });

  it.each([
    ['en', 'The organizer writes'],
    ['es', 'El organizador escribe'],
  ] as const)('an event that moved without a reason is announced without one: %s', (language, intro) => {
    const written = (reason: string) =>
      render('event_changed', { ...sample(EmailType.event_changed), reason }, 'Vera', { language }).text;
    expect(written('The park closes.')).toContain(`${intro}: “The park closes.”`);
    for (const none of ['', ' \u0007 ']) expect(written(none)).not.toContain(intro);
  });

  it.each(Object.values(EmailType))('[BI-001] %s names prices, fees and plans from its data only', (type) => {
    const { subject, text } = render(type, sample(type), 'Vera');
    const ofCatalog = /\$\d|\d\s?%|\d+ (saved|bookmarks)|Vendor Pro|Organizer Pro|Vendor Magnet/;
    expect(`${subject} ${text}`).not.toMatch(ofCatalog);
  });

  it.each(inLanguages)('[NO-011] renders %s (%s) with all links as text and HTML', (type, language) => {
    const mail = render(type, sample(type), 'Vera', { language });
    expect(mail.subject).not.toBe('');
    expect(mail.html).toContain(`<html lang="${language}"`);
    for (const form of [mail.text, mail.html]) expect(form).toContain(greetings[language]);
    const links = Object.values(sample(type)).filter((value) => value.startsWith('https:'));
    expect(links).not.toEqual([]);
    for (const link of links) {
      expect(mail.text).toContain(link);
      expect(mail.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
    }
    expect(mail.html).toContain('max-width:600px');
    expect(mail.html).not.toMatch(/undefined|<script/);
  });

  it.each(languages)('names the number of the receipt as the receipt does (%s)', (language) => {
    const receipt_url = `https://stallbook.example/vendor/payments/${PAYMENT_ID}`;
    const data = { ...sample(EmailType.payment_confirmation), receipt_url };
    const { text } = render(EmailType.payment_confirmation, data, 'Vera', { language });
    expect(text).toContain(receiptNumber(PAYMENT_ID));
    expect(receiptNumber(PAYMENT_ID)).toBe('0B3D-4F7A-92C1');
  });

  it.each(inLanguages)('says the same in the HTML of %s (%s) as in its plain text', (type, language) => {
    const options = { language, unsubscribeUrl: 'https://stallbook.example/u' };
    const { html, text } = render(type, sample(type), 'Vera', options);
    const shown = html
      .replace(/<head>.*<\/head>|<div style="display:none.*?<\/div>|<!--.*?-->/gs, '')
      .split(/<[^>]*>/)
      .map((words) =>
        words
          .replaceAll('&nbsp;', '')
          .replaceAll('&amp;', '&')
          .replaceAll('&quot;', '"')
          .replaceAll('&#39;', "'")
          .trim(),
      )
      .filter(Boolean);
    expect(shown.length).toBeGreaterThan(4);
    expect(shown.filter((words) => !text.includes(words))).toEqual([]);
  });

  it.each(Object.values(EmailType))(
    'asks for no answer to %s, which comes from an address that nothing reads',
    (type) => {
      for (const language of languages) {
        const { text } = render(type, sample(type), 'Vera', { language });
        expect(text).not.toMatch(/reply to|answer this email|responde a este correo/i);
        if (['claim_denied', 'event_transferred', 'event_taken_down', 'event_restored'].includes(type))
          expect(text).toMatch(/:\nhttps:\/\/stallbook\.example\/contact/);
      }
    },
  );

  it.each(Object.values(EmailType))('says nothing in English in the Spanish %s, and leaves out no value', (type) => {
    for (const values of samplesOf(type)) {
      const given = Object.values(values).filter((value) => value.startsWith('the '));
      const [english, spanish] = languages.map((language) => saidBy(templates[type].letter(values, { language })));
      const wordsOf = (text: string) => given.reduce((rest, value) => rest.replaceAll(value, ''), text);
      const same = spanish!.filter((text) => english!.includes(text) && /\p{L}/u.test(wordsOf(text)));
      expect(same).toEqual([]);
      const named = (said: string[]) => given.filter((value) => said.some((text) => text.includes(value)));
      expect(named(spanish!)).toEqual(named(english!));
    }
  });

  it('composes no value of a Spanish email in English', () => {
    const said = languages.map((language) => spokenBy(phrasesIn[language]));
    expect(said[1]!.filter((text, at) => text === said[0]![at])).toEqual([]);
    expect(said[1]).toHaveLength(said[0]!.length);
    expect(formatDates('2027-05-08', '2027-05-09', 'es')).toBe('8–9 de may de 2027');
  });

  it('frames a Spanish email with Spanish words', () => {
    const unsubscribeUrl = 'https://stallbook.example/u';
    const [english, spanish] = languages.map((language) => {
      const { text } = render(EmailType.reset_password, sample(EmailType.reset_password), '', {
        language,
        unsubscribeUrl,
      });
      return text.split('\n\n');
    });
    expect(spanish!.filter((part) => english!.includes(part))).toEqual(['Stallbook']);
  });

  it('has styles for phones and for dark mode', () => {
    const { html } = render(EmailType.new_device, sample(EmailType.new_device), '');
    expect(html).toMatch(/name="viewport".*prefers-color-scheme: ?dark.*name="color-scheme" content="light dark"/s);
    expect(html).toContain('min-width:480px');
  });

  it.each([
    ['evil.example', 'evil. example'],
    ['www.evil.example', 'www. evil. example'],
    ['https://evil.example/a', 'https: //evil. example/a'],
    ['eve@evil.example', 'eve at evil. example'],
    ['evil\u3002example', 'evil. example'],
    ['Dr. Vera, $85.00', 'Dr. Vera, $85.00'],
  ])('does not turn a name like %s into a link', (name, shown) => {
    const data = { ...sample(EmailType.application_submitted), vendor_name: name };
    const mail = render(EmailType.application_submitted, data, name);
    for (const form of [mail.text, mail.html]) {
      expect(form).toContain(`Hello ${shown},`);
      if (shown !== name) expect(form).not.toContain(name);
    }
  });

  it('keeps an email address that the email is about', () => {
    const mail = render(EmailType.email_changed, { ...sample(EmailType.email_changed), new_email: 'a@b.example' }, '');
    expect(mail.text).toContain('a@b.example');
  });

  it('[CL-035] shows the message of an invitation without links, and escaped', () => {
    const message = 'Hello <b>Sam</b>,\n\nsee www.evil.example\nVera';
    const mail = render(EmailType.event_invitation, { ...sample(EmailType.event_invitation), message }, 'Sam');
    expect(mail.text).toContain('see www. evil. example');
    expect(mail.html).toContain('Hello &lt;b&gt;Sam&lt;/b&gt;,');
  });

  it('[CL-054] announces no date of an invitation that an import made up', () => {
    const dates = { event_start: UNKNOWN_DATE, event_end: UNKNOWN_DATE };
    const data = { ...sample(EmailType.event_invitation), ...dates };
    expect(render(EmailType.event_invitation, data, 'Sam').text).toContain('Date to be announced');
    expect(render(EmailType.event_invitation, data, 'Sam', { language: 'es' }).text).toContain('Fecha por anunciar');
  });

  it('keeps the lines of a message', () => {
    const message = 'Hello Sam,\r\n\r\nwe make honey.\nVera';
    for (const type of [EmailType.event_invitation, EmailType.contact_received, EmailType.feedback_received]) {
      const { text, html } = render(type, { ...sample(type), message }, 'Sam');
      expect(text).toMatch(/Hello Sam,\n\nwe make honey\.\n\nVera/);
      expect(html).toMatch(/Hello Sam,<.*>we make honey\.<.*>“?Vera/s);
    }
  });

  it('shows staff no code, and days and moments as people write them', () => {
    const text = (type: EmailType, data: Record<string, string>) => {
      const mail = render(type, { ...sample(type), ...data }, '');
      return `${mail.subject}\n${mail.text}`;
    };
    for (const role of CONTACT_ROLES) expect(text(EmailType.contact_received, { role })).not.toMatch(`: ${role}\n`);
    for (const category of Object.values(FeedbackCategory))
      expect(text(EmailType.feedback_received, { category })).not.toContain(`: ${category}\n`);
    expect(text(EmailType.feedback_received, { category: 'bug' })).toContain('Something is broken');
    const claim = text(EmailType.claim_received, {});
    expect(claim).toContain('Date: Sat, May 8, 2027');
    expect(claim).toContain('Sent: May 1, 2027, 2:05 PM UTC');
    expect(text(EmailType.claim_received, { event_date: 'not given' })).toContain('Date: not given');
  });

  it('escapes user input', () => {
    const data = { ...sample(EmailType.application_submitted), vendor_name: '<b>"Vera" & Co</b>\r\nBcc: x@y.z' };
    const mail = render(EmailType.application_submitted, data, '<i>Owen</i>');
    expect(mail.html).not.toMatch(/<b>|<i>/);
    expect(mail.html).toContain('&lt;b&gt;&quot;Vera&quot; &amp; Co&lt;/b&gt;');
    expect(mail.subject).not.toMatch(/[\r\n]/);
  });

  it.each([
    ['a missing variable', {}, ['data.confirm_url']],
    ['a value that is not a string', { confirm_url: 7 as unknown as string }, ['data.confirm_url']],
    ['a script instead of a link', { confirm_url: 'javascript:alert(1)' }, ['data.confirm_url']],
  ])('rejects %s', (_, data, paths) => {
    const rejection = (() => {
      try {
        return render(EmailType.confirm_sign_up, data as Record<string, string>, '');
      } catch (error) {
        return error;
      }
    })();
    expect(rejection).toMatchObject({ code: 'BAD_INPUT', fields: paths.map((path) => ({ path })) });
  });

  it('greets a recipient whose name is unknown', () => {
    expect(render(EmailType.confirm_sign_up, sample(EmailType.confirm_sign_up), '').text).toContain('Hello,');
  });
});
