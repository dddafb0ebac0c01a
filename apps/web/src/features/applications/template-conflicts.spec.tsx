import { screen } from '@testing-library/react';
import { enter } from '../../testing/enter.js';
import { bothValues } from '../../testing/conflict.js';
import { refuse } from '../../testing/fake-api.js';
import { openRoute } from '../../testing/render-route.js';

const template = (facts: Record<string, unknown> = {}) => ({
  id: 't1',
  templateName: 'Pottery',
  productsOffered: 'Mugs and bowls',
  boothSetup: 'Corner',
  businessDescription: null,
  specialRequirements: null,
  yearsExperience: 6,
  insuranceInfo: null,
  updatedAt: '2027-01-01T10:00:00.000Z',
  ...facts,
});
const open = (SaveApplicationTemplate: unknown) =>
  openRoute('/vendor/application-accelerator', {
    viewer: 'proVendor',
    answers: {
      SaveApplicationTemplate,
      ApplicationTemplates: { templates: [template(), template({ id: 't2', templateName: 'Prints' })] },
      TimeSaved: { saved: { total: 3, totalSeconds: 720 } },
      AppliedEvents: { applications: [] },
    },
  });
const products = 'What products will you be selling? *';

describe('saving a template', () => {
  it('shows what another tab saved into it meanwhile', async () => {
    const changed = [{ path: 'productsOffered', message: 'Changed' }];
    const { user, api } = open(refuse('APPLICATION_TEMPLATE.CHANGED_MEANWHILE', 'Changed', changed));
    await user.click(await screen.findByRole('button', { name: 'Edit Pottery' }));
    await enter(user, await screen.findByLabelText(products), ' and plates');
    api.set('ApplicationTemplates', { templates: [template({ productsOffered: 'Vases', boothSetup: 'Power' })] });
    await user.click(screen.getByRole('button', { name: 'Save template' }));
    await screen.findByText('This template was changed after you opened it');
    expect(bothValues('Products')).toEqual(['Mugs and bowls and plates', 'Vases']);
    api.set('SaveApplicationTemplate', { template: template() });
    await user.click(screen.getByRole('button', { name: 'Save mine over them' }));
    await screen.findByText('Template saved');
    const saved = api.named('SaveApplicationTemplate').map(({ variables }) => variables['input']);
    expect(saved).toMatchObject([
      { productsOffered: 'Mugs and bowls and plates', boothSetup: 'Corner', before: { boothSetup: 'Corner' } },
      { productsOffered: 'Mugs and bowls and plates', boothSetup: 'Power', before: { productsOffered: 'Vases' } },
    ]);
  });

  it('replaces one with the same name only if the vendor confirms it', async () => {
    const { user, api } = open({ template: template() });
    await user.click(await screen.findByRole('button', { name: 'New template' }));
    await enter(user, await screen.findByLabelText('Template name *'), 'Prints');
    await enter(user, screen.getByLabelText(products), 'Linocuts');
    await user.click(screen.getByRole('button', { name: 'Save template' }));
    await screen.findByText('Template saved');
    expect(api.named('SaveApplicationTemplate')[0]?.variables['input']).not.toHaveProperty('before');
  });
});
