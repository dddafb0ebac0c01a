import { screen, waitFor } from '@testing-library/react';
import { applying } from '../../testing/applying.js';
import { refuse } from '../../testing/fake-api.js';
import { application } from '../../testing/market-events.js';
import { openRoute } from '../../testing/render-route.js';

const none = {
  productsOffered: null,
  boothRequirements: null,
  specialRequests: null,
  experienceYears: null,
  previousEvents: null,
  socialMediaLinks: null,
  estimatedSalesCents: null,
};
const draft = (answers: object = {}) => ({
  application: application({ id: 'draft', status: 'draft', ...none, ...answers }),
});
const products = 'What products will you be selling? *';
const booth = 'Booth requirements';
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

describe('an application whose draft another tab discards', () => {
  const open = async (images: object[]) => {
    const opened = openRoute('/events/e1', {
      viewer: 'vendor',
      answers: {
        ...applying,
        ApplicationForEvent: draft({ productsOffered: 'Mugs', boothRequirements: 'Corner' }),
        ApplicationImages: { images },
        SaveDraft: draft({ productsOffered: 'Bowls', boothRequirements: 'Corner' }),
      },
    });
    const { user, api } = opened;
    await user.click(await screen.findByRole('button', { name: 'Continue your application' }));
    await waitFor(() => expect(valueOf(booth)).toBe('Corner'));
    let isDiscarded = true;
    api.set('CreateDraft', () => {
      isDiscarded = false;
      api.set('ApplicationForEvent', draft());
      api.set('ApplicationImages', { images: [] });
      // On a slow machine, the new draft is saved meanwhile.
      api.set('SaveDraft', refuse('UNAVAILABLE', 'Not now.'));
      return { application: { id: 'draft', status: 'draft' } };
    });
    const send = async (answer: unknown) => {
      api.set('SubmitApplication', () =>
        isDiscarded ? refuse('NOT_FOUND', 'No draft application found. Please try again.') : answer,
      );
      await user.click(await screen.findByRole('button', { name: 'Send application', busy: false }));
    };
    const sent = () => api.named('SubmitApplication').map(({ variables }) => variables['input']);
    return { ...opened, send, sent };
  };
  const pending = { application: { id: 'draft', status: 'pending' } };

  it('keeps its answers if it is refused afterward', async () => {
    const { api, answered, send, sent } = await open([]);
    const reads = api.named('ApplicationForEvent').length;
    await send(refuse('APPLICATION.TERMS_CHANGED', 'The organizer changed the fees.'));
    await screen.findByText('The organizer changed the fees.');
    await waitFor(() => expect(api.named('ApplicationForEvent').length).toBeGreaterThan(reads));
    await answered();
    expect([valueOf(products), valueOf(booth)]).toEqual(['Mugs', 'Corner']);
    await send(pending);
    await screen.findByText(/^Application submitted successfully!/);
    expect(sent().at(-1)).toMatchObject({
      productsOffered: 'Mugs',
      boothRequirements: 'Corner',
      before: { productsOffered: '', boothRequirements: null },
    });
  });

  it('is not sent without the photos that the form still shows', async () => {
    const photo = { id: 'a', fileSize: 10, displayOrder: 1, imageUrl: '/files/a', thumbnailUrl: '/files/a-small' };
    const { send, sent } = await open([photo]);
    const shown = await screen.findByRole('button', { name: 'View photo 1' });
    await send(pending);
    await screen.findByText('No draft application found. Please try again.');
    await waitFor(() => expect(shown.isConnected).toBe(false));
    expect(sent()).toHaveLength(1);
    await send(pending);
    await screen.findByText(/^Application submitted successfully!/);
    expect(sent().at(-1)).toMatchObject({ productsOffered: 'Mugs', before: { productsOffered: '' } });
  });
});
