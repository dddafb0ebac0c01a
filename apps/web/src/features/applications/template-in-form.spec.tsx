import { cleanup, screen, waitFor } from '@testing-library/react';
import { enter } from '../../testing/enter.js';
import { applying } from '../../testing/applying.js';
import { refuse } from '../../testing/fake-api.js';
import { openRoute } from '../../testing/render-route.js';
import { template, withTemplates } from '../../testing/templates.js';

const products = 'What products will you be selling? *';
const open = (more = {}, stored: Record<string, string> = {}) =>
  openRoute('/events/e1', {
    viewer: 'proVendor',
    stored,
    answers: {
      ...applying,
      ...withTemplates,
      ...more,
    },
  });

describe('a template in the form', () => {
  it('[AP-058] can be taken back without what was typed since', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Apply Now' }));
    await user.selectOptions(await screen.findByLabelText('Fill in from a template'), 'Pottery');
    await waitFor(() => expect(screen.getByLabelText('Booth requirements')).toHaveProperty('value', 'Corner'));
    await enter(user, screen.getByLabelText('Previous events'), 'Hill Market');
    await enter(user, screen.getByLabelText(products), ' and vases');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByLabelText('Booth requirements')).toHaveProperty('value', ''));
    expect(screen.getByLabelText('Previous events')).toHaveProperty('value', 'Hill Market');
    expect(screen.getByLabelText(products)).toHaveProperty('value', 'Mugs and bowls and vases');
  });

  it('is taken back together with the one chosen before it', async () => {
    const soap = template({ id: 't2', templateName: 'Soap', productsOffered: 'Soap' });
    const { user } = open({ ApplicationTemplates: { templates: [template(), soap] } });
    await user.click(await screen.findByRole('button', { name: 'Apply Now' }));
    await user.selectOptions(await screen.findByLabelText('Fill in from a template'), 'Pottery');
    await waitFor(() => expect(screen.getByLabelText(products)).toHaveProperty('value', 'Mugs and bowls'));
    await enter(user, screen.getByLabelText('Booth requirements'), ' spot');
    await user.selectOptions(screen.getByLabelText('Fill in from a template'), 'Soap');
    await waitFor(() => expect(screen.getByLabelText(products)).toHaveProperty('value', 'Soap'));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByLabelText(products)).toHaveProperty('value', ''));
    expect(screen.getByLabelText('Booth requirements')).toHaveProperty('value', 'Corner spot');
  });

  it('[AP-060] [AP-061] stays with the draft after a reload, with what the form does not ask', async () => {
    const first = open();
    await first.user.click(await screen.findByRole('button', { name: 'Apply Now' }));
    await first.user.selectOptions(await screen.findByLabelText('Fill in from a template'), 'Pottery');
    await waitFor(() => expect(JSON.stringify(localStorage)).toContain('application-template-draft'));
    const stored = { ...localStorage } as Record<string, string>;
    cleanup();
    const { user, api } = open({ SubmitApplication: { application: { id: 'draft', status: 'pending' } } }, stored);
    await user.click(await screen.findByRole('button', { name: 'Apply Now' }));
    await waitFor(() => expect(screen.getByLabelText('Fill in from a template')).toHaveProperty('value', 't1'));
    await user.click(screen.getByText('See what the organizer will see'));
    await screen.findByText('A family pottery');
    await user.click(screen.getByRole('button', { name: 'Send application' }));
    await waitFor(() =>
      expect(api.named('SubmitApplication')[0]?.variables['input']).toMatchObject({ templateId: 't1' }),
    );
    await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('application-template-draft'));
  });

  it('that is gone when the application is sent leaves the preview, and the next try goes without it', async () => {
    const gone = 'The template you chose is no longer available. Check your application, then send it again.';
    const { user, api } = open({ SubmitApplication: refuse('APPLICATION.TEMPLATE_GONE', gone) });
    await user.click(await screen.findByRole('button', { name: 'Apply Now' }));
    await user.selectOptions(await screen.findByLabelText('Fill in from a template'), 'Pottery');
    await user.click(screen.getByText('See what the organizer will see'));
    await screen.findByText('A family pottery');
    await user.click(screen.getByRole('button', { name: 'Send application' }));
    await screen.findByText(gone);
    expect(screen.queryByText('A family pottery')).toBeNull();
    expect(screen.getByLabelText(products)).toHaveProperty('value', 'Mugs and bowls');
    api.set('SubmitApplication', { application: { id: 'draft', status: 'pending' } });
    await user.click(screen.getByRole('button', { name: 'Send application' }));
    await waitFor(() => expect(api.named('SubmitApplication')).toHaveLength(2));
    expect(api.named('SubmitApplication')[1]?.variables['input']).not.toHaveProperty('templateId');
  });
});
