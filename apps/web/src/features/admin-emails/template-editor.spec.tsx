import { fireEvent, screen, within } from '@testing-library/react';
import { refuse } from '../../testing/fake-api.js';
import { openRoute } from '../../testing/render-route.js';
import { pass } from '../../testing/timers.js';

const original = { version: 0, savedAt: null, subject: 'Your application', text: 'No booth this time.' };
const current = { version: 1, savedAt: '2027-05-01T10:00:00.000Z', subject: 'About it', text: 'Sorry.' };
const templates = ['en', 'es'].map((language) => ({
  type: 'application_rejected',
  language,
  ...current,
  variables: [],
  versions: [current, original],
}));
/** After the last letter typed. */
const PREVIEW_WAITS_MS = 300;
const preview = { subject: 'About it', text: 'Sorry.', html: '<p>Sorry.</p>' };
const open = (answers = {}) =>
  openRoute('/admin/email-templates/application_rejected', {
    viewer: 'admin',
    answers: { EmailTemplates: { templates }, EmailPreview: { preview }, ...answers },
  });

describe('the editor of an email template', () => {
  afterEach(() => jest.useRealTimers());

  it('says that a version could not be restored', async () => {
    const { user } = open({ SaveEmailTemplate: refuse('EMAIL_TEMPLATE.CHANGED_MEANWHILE', 'x') });
    await user.click(await screen.findByRole('button', { name: 'Restore Original' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Restore Original' }));
    await screen.findByText('This version could not be restored. Please try again.');
  });

  it('rests once the preview shows what was typed', async () => {
    open();
    const subject = await screen.findByLabelText<HTMLInputElement>('Subject');
    await screen.findByTitle('Preview of About it');
    jest.useFakeTimers();
    fireEvent.change(subject, { target: { value: 'About your application' } });
    await pass(2_000);
    const started = jest.spyOn(globalThis, 'setTimeout');
    await pass(2_000);
    const waits = started.mock.calls.filter(([, ms]) => ms === PREVIEW_WAITS_MS);
    started.mockRestore();
    expect(waits).toEqual([]);
  });
});
