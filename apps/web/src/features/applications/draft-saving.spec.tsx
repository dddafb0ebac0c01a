import { cleanup, screen, waitFor } from '@testing-library/react';
import { offline } from '../../testing/fake-api.js';
import { application, eventAnswer } from '../../testing/market-events.js';
import { openRoute } from '../../testing/render-route.js';

const draft = (answers: Record<string, unknown> = {}) => ({
  application: application({
    ...{ id: 'draft', status: 'draft', productsOffered: null, boothRequirements: null, specialRequests: null },
    ...{ experienceYears: null, previousEvents: null, socialMediaLinks: null, estimatedSalesCents: null },
    ...answers,
  }),
});
const open = (answers: Record<string, unknown>, stored: Record<string, string> = {}) =>
  openRoute('/events/e1', {
    viewer: 'vendor',
    stored,
    answers: {
      Event: eventAnswer({ organizerId: 'another' }),
      ApplicationForEvent: { application: null },
      ApplicationImages: { images: [] },
      Attachments: { attachments: [] },
      AttachmentAccess: { access: { canAccess: false, reason: 'No application found' } },
      CreateDraft: { application: { id: 'draft', status: 'draft' } },
      ...answers,
    },
  });
const products = 'What products will you be selling? *';
const inBrowser = () => localStorage.getItem('stallbook.application.draft');

describe('a draft that is not sent yet', () => {
  it('is saved with its answers once the vendor pauses, and leaves this browser then', async () => {
    const { user, api } = open({ SaveDraft: draft({ productsOffered: 'Mugs' }) });
    await user.click(await screen.findByRole('button', { name: 'Apply Now' }));
    await user.type(await screen.findByLabelText(products), 'Mugs');
    expect(inBrowser()).toContain('Mugs');
    await waitFor(() => expect(inBrowser()).toBeNull());
    expect(api.named('SaveDraft').at(-1)?.variables['input']).toMatchObject({
      draftId: 'draft',
      productsOffered: 'Mugs',
      experienceYears: null,
    });
    expect(screen.getByLabelText(products)).toHaveProperty('value', 'Mugs');
  });

  it('goes on with what was typed on another device', async () => {
    const { user, api } = open({ ApplicationForEvent: draft({ productsOffered: 'Mugs' }) });
    const goOn = await screen.findByRole('button', { name: 'Continue your application' });
    expect(screen.queryByRole('button', { name: 'Apply Now' })).toBeNull();
    api.set('ApplicationForEvent', draft({ productsOffered: 'Mugs and bowls', estimatedSalesCents: 120_050 }));
    await user.click(goOn);
    expect(await screen.findByLabelText(products)).toHaveProperty('value', 'Mugs and bowls');
    expect(screen.getByLabelText('Estimated sales')).toHaveProperty('value', '1200.5');
  });

  it('stays in this browser while it cannot be saved, and is saved when the form is open again', async () => {
    const first = open({ ApplicationForEvent: draft(), SaveDraft: offline });
    await first.user.click(await screen.findByRole('button', { name: 'Continue your application' }));
    await first.user.type(await screen.findByLabelText(products), 'Mugs');
    await waitFor(() => expect(first.api.named('SaveDraft')).not.toEqual([]));
    expect(inBrowser()).toContain('Mugs');
    const kept = inBrowser() ?? '';
    cleanup();
    const stored = { 'stallbook.application.draft': kept };
    const second = open({ ApplicationForEvent: draft(), SaveDraft: draft({ productsOffered: 'Mugs' }) }, stored);
    await second.user.click(await screen.findByRole('button', { name: 'Continue your application' }));
    expect(await screen.findByLabelText(products)).toHaveProperty('value', 'Mugs');
    await waitFor(() => expect(inBrowser()).toBeNull());
    expect(second.api.named('SaveDraft')[0]?.variables['input']).toMatchObject({ productsOffered: 'Mugs' });
  });
});
