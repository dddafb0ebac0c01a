import { screen, waitFor, within } from '@testing-library/react';
import { enter } from '../../testing/enter.js';
import { applying } from '../../testing/applying.js';
import { refuse } from '../../testing/fake-api.js';
import { application } from '../../testing/market-events.js';
import { catalogPlan } from '../../testing/plans.js';
import { openRoute } from '../../testing/render-route.js';
import { template, withTemplates } from '../../testing/templates.js';
import type { ViewerName } from '../../testing/viewers.js';

const products = 'What products will you be selling? *';

describe('the application accelerator', () => {
  const open = (more = {}, viewer: ViewerName = 'proVendor') =>
    openRoute('/vendor/application-accelerator', { viewer, answers: { ...withTemplates, ...more } });

  it('[CO-032] lists the templates and the time that they saved', async () => {
    open();
    await screen.findByRole('heading', { name: 'Pottery' });
    screen.getByRole('heading', { name: 'Prints' });
    expect(screen.getAllByText('Mugs and bowls')).toHaveLength(2);
    await screen.findByText('12 minutes');
    screen.getByText('3 applications with a template');
  });

  it('[CO-032] creates a template', async () => {
    const { user, api } = open({ ApplicationTemplates: { templates: [] } });
    await user.click(await screen.findByRole('button', { name: 'Create your first template' }));
    const form = await screen.findByRole('form', { name: 'Template' });
    await user.click(within(form).getByRole('button', { name: 'Save template' }));
    await within(form).findByText('Please enter a name for the template.');
    await user.type(within(form).getByLabelText('Template name *'), 'Jam');
    await enter(user, within(form).getByLabelText(products), 'Jam and chutney');
    const years = within(form).getByLabelText('Years of experience');
    await user.type(years, '-3.5');
    await user.click(within(form).getByRole('button', { name: 'Save template' }));
    await within(form).findByText('Please enter a whole number from 0 to 150');
    await user.clear(years);
    await user.type(years, '2');
    api.set('SaveApplicationTemplate', { template: template({ templateName: 'Jam' }) });
    await user.click(within(form).getByRole('button', { name: 'Save template' }));
    await screen.findByText('Template saved');
    expect(api.named('SaveApplicationTemplate')[0]?.variables['input']).toEqual({
      id: null,
      templateName: 'Jam',
      productsOffered: 'Jam and chutney',
      businessDescription: null,
      boothSetup: null,
      specialRequirements: null,
      yearsExperience: 2,
      insuranceInfo: null,
      before: {
        productsOffered: '',
        businessDescription: null,
        boothSetup: null,
        specialRequirements: null,
        yearsExperience: null,
        insuranceInfo: null,
      },
    });
  });

  it('keeps the buttons of a long template form in view', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Edit Pottery' }));
    const save = await screen.findByRole('button', { name: 'Save template' });
    expect([...save.parentElement!.classList]).toContain('actions');
  });

  it('keeps what is typed into a template before a reload', async () => {
    const { user } = open({ ApplicationTemplates: { templates: [] } });
    await user.click(await screen.findByRole('button', { name: 'Create your first template' }));
    await enter(user, await screen.findByLabelText('Template name *'), 'Jam for fairs');
    await waitFor(() => expect(JSON.stringify(localStorage)).toContain('Jam for fairs'));
  });

  it('[CO-032] edits a template, and shows at its name that another one has it', async () => {
    const { user, api } = open({ SaveApplicationTemplate: { template: template() } });
    await user.click(await screen.findByRole('button', { name: 'Edit Pottery' }));
    const name = await screen.findByLabelText('Template name *');
    expect(name).toHaveProperty('value', 'Pottery');
    await user.clear(name);
    await enter(user, name, 'Prints');
    expect(screen.queryByText('You have a template with this name. Saving replaces it.')).toBeNull();
    const taken = [{ path: 'templateName', message: 'This name is taken.' }];
    api.set('SaveApplicationTemplate', refuse('APPLICATION_TEMPLATE.NAME_TAKEN', 'x', taken));
    await user.click(screen.getByRole('button', { name: 'Save template' }));
    await screen.findByText('This name is taken.');
    api.set('SaveApplicationTemplate', { template: template() });
    await user.click(await screen.findByRole('button', { name: 'Save template', busy: false }));
    await screen.findByText('Template saved');
    expect(api.named('SaveApplicationTemplate')[1]?.variables['input']).toMatchObject({
      id: 't1',
      templateName: 'Prints',
      productsOffered: 'Mugs and bowls',
    });
  });

  it('[CO-032] deletes a template after a confirmation', async () => {
    const { user, api } = open({ DeleteApplicationTemplate: { done: { id: 't1' } } });
    await user.click(await screen.findByRole('button', { name: 'Delete Pottery' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete the template “Pottery”?' });
    expect(api.named('DeleteApplicationTemplate')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Delete template' }));
    await screen.findByText('Template deleted');
    expect(api.named('DeleteApplicationTemplate')[0]?.variables).toEqual({ id: 't1' });
  });

  it('[CO-032] sells the upgrade to others, in the dialog of every gate', async () => {
    const plans = [catalogPlan('basic', 'Basic'), catalogPlan('pro', 'Pro', { priceMonthlyCents: 2_900 })];
    const { user, api, path } = open({ UpgradeOffer: { catalog: { plans } } }, 'vendor');
    const upgrade = await screen.findByRole('link', { name: 'Upgrade to Pro' });
    expect(upgrade.getAttribute('href')).toBe('/billing');
    await user.click(upgrade);
    const dialog = within(await screen.findByRole('dialog', { name: 'Application templates come with a paid plan' }));
    await dialog.findByText('$29/month');
    expect(path()).toBe('/vendor/application-accelerator');
    await user.click(dialog.getByRole('link', { name: 'Go to billing' }));
    await waitFor(() => expect(path()).toBe('/billing'));
    expect(api.named('ApplicationTemplates')).toEqual([]);
  });
});

const openEvent = (more = {}, viewer: ViewerName = 'proVendor') =>
  openRoute('/events/e1', {
    viewer,
    answers: {
      ...applying,
      ...withTemplates,
      ...more,
    },
  });

describe('a first template', () => {
  it('starts from the last application', async () => {
    const suggestion = {
      id: 'ap0',
      productsOffered: 'Candles',
      boothRequirements: 'Corner',
      specialRequests: null,
      experienceYears: 4,
      previousEvents: null,
      socialMediaLinks: null,
      estimatedSalesCents: null,
      event: null,
    };
    const { user } = openRoute('/vendor/application-accelerator', {
      viewer: 'proVendor',
      answers: { ...withTemplates, ApplicationTemplates: { templates: [] }, ApplicationSuggestion: { suggestion } },
    });
    await user.click(await screen.findByRole('button', { name: 'Create your first template' }));
    await screen.findByText('Start from your last application?');
    await user.click(screen.getByRole('button', { name: 'Fill in' }));
    await waitFor(() => expect(screen.getByLabelText(products)).toHaveProperty('value', 'Candles'));
    expect(screen.getByLabelText('Booth setup')).toHaveProperty('value', 'Corner');
    expect(screen.getByLabelText('Years of experience')).toHaveProperty('value', '4');
  });
});

describe('templates on the page of an event', () => {
  it('[AP-059] sells the upgrade to vendors without Pro', async () => {
    openEvent({}, 'vendor');
    const upgrade = await screen.findByRole('link', { name: 'Upgrade to Pro' });
    expect(upgrade.getAttribute('href')).toBe('/billing');
    screen.getByText('Apply in under 2 minutes instead of 15+.');
    expect(screen.queryByRole('button', { name: 'Quick-apply' })).toBeNull();
  });

  it('[AP-058] [AP-060] [AP-061] fill the form, can be taken back, and are sent along', async () => {
    const { user, api } = openEvent({ SubmitApplication: { application: { id: 'draft', status: 'pending' } } });
    await user.click(await screen.findByRole('button', { name: 'Apply Now' }));
    const picker = await screen.findByLabelText('Fill in from a template');
    await user.selectOptions(picker, 'Pottery');
    await waitFor(() => expect(screen.getByLabelText(products)).toHaveProperty('value', 'Mugs and bowls'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByLabelText(products)).toHaveProperty('value', ''));
    await user.selectOptions(picker, 'Pottery');
    await waitFor(() => expect(screen.getByLabelText(products)).toHaveProperty('value', 'Mugs and bowls'));
    await user.click(screen.getByRole('button', { name: 'Send application' }));
    await waitFor(() => expect(api.named('SubmitApplication')).toHaveLength(1));
    expect(api.named('SubmitApplication')[0]?.variables['input']).toMatchObject({
      templateId: 't1',
      productsOffered: 'Mugs and bowls',
      boothRequirements: 'Corner',
      specialRequests: 'Shade',
      experienceYears: 6,
    });
  });

  it('[AP-057] offers the answers of the last application', async () => {
    const suggestion = {
      id: 'ap0',
      productsOffered: 'Candles',
      boothRequirements: null,
      specialRequests: null,
      experienceYears: 4,
      previousEvents: 'Hill Market',
      socialMediaLinks: null,
      estimatedSalesCents: 50_050,
      event: { id: 'e0', title: 'Hill Market' },
    };
    const { user } = openEvent({ ApplicationSuggestion: { suggestion } });
    await user.click(await screen.findByRole('button', { name: 'Apply Now' }));
    await screen.findByText('Use your answers from Hill Market again?');
    await user.click(screen.getByRole('button', { name: 'Fill in' }));
    await waitFor(() => expect(screen.getByLabelText(products)).toHaveProperty('value', 'Candles'));
    expect(screen.getByLabelText('Estimated sales')).toHaveProperty('value', '500.5');
  });

  it('shows a summary before it sends, and says what was refused', async () => {
    const { user, api } = openEvent({ QuickApply: { application: { id: 'ap1', status: 'pending' } } });
    await user.click(await screen.findByRole('button', { name: 'Quick-apply' }));
    const dialog = await screen.findByRole('dialog', { name: 'Apply to Riverside Spring Craft Fair' });
    await within(dialog).findByText('Mugs and bowls');
    within(dialog).getByText('You pay nothing now. $85.00 is due once you are accepted.');
    api.set('QuickApply', refuse('MEMBERSHIP.VENDOR_PRO_REQUIRED', 'Application templates are part of a paid plan.'));
    await user.click(within(dialog).getByRole('button', { name: 'Send application' }));
    await within(dialog).findByText('Application templates are part of a paid plan.');
    expect(within(dialog).getByRole('link', { name: 'Upgrade to Pro' }).getAttribute('href')).toBe('/billing');
    api.set('QuickApply', { application: { id: 'ap1', status: 'pending' } });
    await user.click(await within(dialog).findByRole('button', { name: 'Send application', busy: false }));
    await screen.findByText('Application to Riverside Spring Craft Fair sent');
    expect(api.named('QuickApply')[1]?.variables['input']).toEqual({ eventId: 'e1', terms: 'seen', templateId: 't1' });
  });
});

describe('quick-apply to an event with a started application', () => {
  it('says that it replaces what the vendor entered', async () => {
    const { user } = openEvent({ ApplicationForEvent: { application: application({ status: 'draft' }) } });
    await user.click(await screen.findByRole('button', { name: 'Quick-apply' }));
    await screen.findByText(
      'You started an application to Riverside Spring Craft Fair. What you entered there is replaced by this template.',
    );
  });
});

describe('the apply panel after quick-apply', () => {
  it('never offers to apply again', async () => {
    const { user, api } = openEvent({ QuickApply: { application: { id: 'ap1', status: 'pending' } } });
    await user.click(await screen.findByRole('button', { name: 'Quick-apply' }));
    const dialog = await screen.findByRole('dialog', { name: 'Apply to Riverside Spring Craft Fair' });
    const answers: ((answer: unknown) => void)[] = [];
    api.set('ApplicationForEvent', () => new Promise((resolve) => answers.push(resolve)));
    await user.click(await within(dialog).findByRole('button', { name: 'Send application' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText('Pending');
    expect(screen.queryByRole('button', { name: 'Apply Now' })).toBeNull();
    await waitFor(() => expect(answers).not.toEqual([]));
    api.set('ApplicationForEvent', { application: application() });
    for (const answer of answers) answer({ application: application() });
    expect(await screen.findByRole('button', { name: 'Application Submitted' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Add photos' }));
    await screen.findByRole('dialog', { name: 'Edit your application to Riverside Spring Craft Fair' });
  });
});
