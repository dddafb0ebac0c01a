import { act, screen, waitFor, within } from '@testing-library/react';
import { enter } from '../../testing/enter.js';
import { offline, refuse } from '../../testing/fake-api.js';
import { failure } from '../../lib/texts.js';
import { openRoute } from '../../testing/render-route.js';
import { types } from './texts.js';

const original = {
  version: 0,
  savedAt: null,
  subject: 'Your application to {{event_title}}',
  text: 'No booth this time.',
};
const first = { version: 1, savedAt: '2027-05-01T10:00:00.000Z', subject: 'About {{event_title}}', text: 'Sorry.' };
const template = (type: string, language = 'en') => ({
  type,
  language,
  ...first,
  variables: [{ name: 'event_title', sample: 'River Market', required: true }],
  versions: [first, original],
});
const templates = Object.keys(types).flatMap((type) => [template(type), template(type, 'es')]);
const preview = { subject: 'About River Market', text: 'Sorry, in plain text.', html: '<p>Sorry.</p>' };

describe('email templates', () => {
  it('[NO-018] [UI-009] lists the seven templates with links to their editors', async () => {
    const { user, path } = openRoute('/admin/email-templates', {
      viewer: 'admin',
      answers: { EmailTemplates: { templates }, EmailPreview: { preview } },
    });
    const list = await screen.findByRole('list', { name: 'Email templates' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(7);
    await user.click(within(list).getByRole('link', { name: 'Edit Application not accepted' }));
    await screen.findByRole('heading', { level: 1, name: 'Application not accepted' });
    expect(path()).toBe('/admin/email-templates/application_rejected');
  });

  const open = (answers = {}) =>
    openRoute('/admin/email-templates/application_rejected', {
      viewer: 'admin',
      answers: { EmailTemplates: { templates }, EmailPreview: { preview }, ...answers },
    });

  it('[NO-018] previews what is typed, as HTML and as plain text', async () => {
    const { api, user } = open();
    const frame = await screen.findByTitle('Preview of About River Market');
    expect(frame.getAttribute('srcdoc')).toBe('<p>Sorry.</p>');
    expect(frame.getAttribute('sandbox')).toBe('');
    await user.type(screen.getByLabelText('Subject'), '!');
    await waitFor(() =>
      expect(api.lastVariables('EmailPreview')).toEqual({
        input: { type: 'application_rejected', language: 'en', subject: 'About {{event_title}}!', text: 'Sorry.' },
      }),
    );
    for (const [name, view] of [
      ['Dark', 'dark'],
      ['Phone', 'phone'],
    ] as const) {
      await user.click(screen.getByRole('button', { name }));
      await waitFor(() => expect(screen.getByTitle('Preview of About River Market').dataset['view']).toBe(view));
    }
    await user.click(screen.getByRole('button', { name: 'Plain text' }));
    await screen.findByText('Sorry, in plain text.');
  });

  it('[NO-018] saves subject and text on top of the version that was edited', async () => {
    const { api, user } = open({ SaveEmailTemplate: { template: template('application_rejected') } });
    await enter(user, await screen.findByLabelText('Text'), ' Truly.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('The new wording is saved.');
    expect(api.named('SaveEmailTemplate')[0]?.variables).toEqual({
      input: {
        type: 'application_rejected',
        language: 'en',
        version: 1,
        subject: 'About {{event_title}}',
        text: 'Sorry. Truly.',
      },
    });
  });

  it('keeps the wording when the connection is lost while it is saved', async () => {
    const { api, user } = open({ SaveEmailTemplate: offline });
    await enter(user, await screen.findByLabelText('Text'), ' Truly.');
    api.set('EmailTemplates', offline);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.named('EmailTemplates').length).toBeGreaterThan(1));
    await screen.findByText(failure.offline);
    expect(screen.getByLabelText('Text')).toHaveProperty('value', 'Sorry. Truly.');
  });

  it('saves over a version of another admin only if this one says so, also what was restored', async () => {
    const { api, user, router, path } = open();
    await enter(user, await screen.findByLabelText('Subject'), ' today');
    await act(() => router.navigate('/admin/email-templates'));
    await screen.findByRole('list', { name: 'Email templates' });
    const newer = { ...first, version: 2, subject: 'News' };
    api.set('EmailTemplates', {
      templates: templates.map((one) => ({ ...one, ...newer, versions: [newer, ...one.versions] })),
    });
    await act(() => router.navigate('/admin/email-templates/application_rejected'));
    await waitFor(() => expect(screen.getByLabelText('Subject')).toHaveProperty('value', 'News'));
    expect(path()).toBe('/admin/email-templates/application_rejected');
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(screen.getByLabelText('Subject')).toHaveProperty('value', `${first.subject} today`));
    api.set('SaveEmailTemplate', refuse('EMAIL_TEMPLATE.CHANGED_MEANWHILE', 'Someone else saved this email.'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const mine = await screen.findByRole('button', { name: 'Save mine over them' });
    api.set('SaveEmailTemplate', { template: template('application_rejected') });
    await user.click(mine);
    await screen.findByText('The new wording is saved.');
    expect(api.named('SaveEmailTemplate').map(({ variables }) => variables['input'])).toMatchObject([
      { version: 1, subject: 'About {{event_title}} today' },
      { version: 2, subject: 'About {{event_title}} today' },
    ]);
  });

  it('edits the wording of each language', async () => {
    const { api, user, path } = open({ SaveEmailTemplate: { template: template('application_rejected', 'es') } });
    const choice = within(await screen.findByRole('group', { name: 'Language of the recipient' }));
    await user.click(choice.getByRole('button', { name: 'Español' }));
    await waitFor(() => expect(path()).toBe('/admin/email-templates/application_rejected?language=es'));
    await waitFor(() => expect(api.lastVariables('EmailPreview')).toMatchObject({ input: { language: 'es' } }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('The new wording is saved.');
    expect(api.named('SaveEmailTemplate')[0]?.variables).toMatchObject({ input: { language: 'es', version: 1 } });
  });

  it('keeps what was typed in one language while the admin looks at the other', async () => {
    const { user } = open();
    const choose = async (name: string) => {
      const choice = within(await screen.findByRole('group', { name: 'Language of the recipient' }));
      await user.click(choice.getByRole('button', { name }));
    };
    const subject = () => screen.getByLabelText<HTMLInputElement>('Subject').value;
    await enter(user, await screen.findByLabelText('Subject'), ' today');
    await choose('Español');
    await waitFor(() => expect(subject()).toBe(first.subject));
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
    await choose('English');
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(subject()).toBe(`${first.subject} today`));
  });

  it('shows at the field every reason why a wording is refused', async () => {
    const messages = ['event_title', 'vendor_name'].map((name) => `Please use {{${name}}} in the subject or the text.`);
    const fields = messages.map((message) => ({ path: 'text', message }));
    const { user } = open({ SaveEmailTemplate: refuse('BAD_INPUT', 'No.', fields) });
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await screen.findByText(messages.join(' '));
  });

  it('[NO-018] restores an earlier version after a question', async () => {
    const { api, user } = open({ SaveEmailTemplate: { template: template('application_rejected') } });
    await user.click(await screen.findByRole('button', { name: 'Restore Original' }));
    expect(api.named('SaveEmailTemplate')).toEqual([]);
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText('No booth this time.');
    expect(dialog.queryByText(/did not save/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await enter(user, screen.getByLabelText('Subject'), ' today');
    await user.click(screen.getByRole('button', { name: 'Restore Original' }));
    await screen.findByText('It also replaces what you typed and did not save.');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Restore Original' }));
    await screen.findByText('Original is in use again.');
    const { subject, text } = original;
    expect(api.named('SaveEmailTemplate')[0]?.variables).toMatchObject({ input: { version: 1, subject, text } });
  });

  it.each([
    [true, 'Sent', 'The test email was captured in the local mailbox.'],
    [false, 'Not sent', 'The mail server refused: 550'],
  ])('[NO-017] [NO-018] sends a test and shows the outcome: success %s', async (success, title, message) => {
    const { api, user } = open({ SendTestEmail: { outcome: { success, message } } });
    const to = await screen.findByLabelText('Email address');
    await user.clear(to);
    await enter(user, to, 'ann@example.org');
    await user.click(screen.getByRole('button', { name: 'Send test email' }));
    await screen.findByText(message);
    screen.getByText(title);
    expect(api.named('SendTestEmail')[0]?.variables).toEqual({
      input: {
        templateType: 'application_rejected',
        language: 'en',
        recipientEmail: 'ann@example.org',
        payload: [],
        wording: expect.objectContaining({ subject: expect.any(String) as string }) as object,
      },
    });
  });

  it('[NO-018] sends the wording that is being edited, and shows at its field why it cannot be used', async () => {
    const message = 'Please use {{event_title}} in the subject or the text';
    const refusal = refuse('BAD_INPUT', 'The wording cannot be used.', [{ path: 'text', message }]);
    const { api, user } = open({ SendTestEmail: refusal });
    const subject = await screen.findByLabelText('Subject');
    await user.clear(subject);
    const send = async () => user.click(await screen.findByRole('button', { name: 'Send test email', busy: false }));
    await send();
    await screen.findByText('Please enter a subject');
    expect(api.named('SendTestEmail')).toEqual([]);
    await enter(user, subject, 'Unsaved words');
    await send();
    await screen.findByText(message);
    expect(screen.getByLabelText('Text').getAttribute('aria-invalid')).toBe('true');
    expect(api.named('SendTestEmail')[0]?.variables).toMatchObject({
      input: { wording: { subject: 'Unsaved words' } },
    });
    api.set('SendTestEmail', { outcome: { success: true, message: 'Accepted' } });
    await send();
    await screen.findByText('Accepted');
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  });

  it('sends a test to the admin who is signed in, unless another address is typed', async () => {
    open();
    const to = await screen.findByLabelText<HTMLInputElement>('Email address');
    expect(to.value).toBe('admin@stallbook.example');
  });
});
