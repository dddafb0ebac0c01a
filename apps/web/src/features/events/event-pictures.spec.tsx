import { openRoute } from '../../testing/render-route.js';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FakeUploads, refusedUpload } from '../../testing/fake-upload.js';
import { refuse } from '../../testing/fake-api.js';
import { card, eventAnswer, type EventFacts } from '../../testing/market-events.js';
import type { ViewerName } from '../../testing/viewers.js';

const image = (given: { type?: string; size?: number; name?: string } = {}) =>
  new File([new Uint8Array(given.size ?? 10)], given.name ?? 'market.jpg', { type: given.type ?? 'image/jpeg' });
const saved = '/media/event-banners/banners/e1_1.webp';
const savedImage = '/media/event-images/e1_1.webp';

describe('the pictures of an event', () => {
  let uploads: FakeUploads;
  beforeEach(() => {
    uploads = new FakeUploads(() => ({}));
  });
  afterEach(() => uploads.restore());

  const openEvent = (viewer: ViewerName, facts: EventFacts = {}) =>
    openRoute('/events/e1', {
      viewer,
      answers: {
        Event: eventAnswer({ organizerId: 'organizer', ...facts }),
        Attachments: { attachments: [] },
        AttachmentAccess: { access: { canAccess: true, reason: 'organizer' } },
        ApplicationForEvent: { application: null },
      },
    });
  const openPicture = async (name: 'Banner' | 'Event Image', facts: EventFacts) => {
    const page = openEvent('organizer', facts);
    await page.user.click(await screen.findByRole('button', { name: `Change ${name}` }));
    await screen.findByRole('dialog', { name: name === 'Banner' ? 'Upload Event Banner' : 'Upload Event Image' });
    return page;
  };
  const openDialog = (facts: EventFacts = {}) => openPicture('Banner', facts);
  const openImageDialog = (facts: EventFacts = {}) => openPicture('Event Image', facts);
  const choose = (file: File) => {
    const input = document.querySelector('[role=dialog] input[type=file]');
    if (!input) throw new Error('no file input');
    fireEvent.change(input, { target: { files: [file] } });
  };
  const remove = async ({ user }: ReturnType<typeof openEvent>, name: string, question: string) => {
    await user.click(screen.getByRole('button', { name }));
    const asked = within(await screen.findByRole('dialog', { name: question }));
    await user.click(asked.getByRole('button', { name }));
  };
  const current = (caption = 'Current banner') => screen.getByText(caption).closest('figure') as HTMLElement;
  const upload = () => screen.getByRole('button', { name: 'Upload Banner' });

  it('[EV-040] can be changed by the organizer who owns the event, and by no one else', async () => {
    for (const [viewer, organizerId] of [
      ['visitor', 'organizer'],
      ['vendor', 'vendor'],
      ['admin', 'admin'],
      ['organizer', 'another'],
    ] as const) {
      const { view } = openEvent(viewer, { organizerId });
      await screen.findByRole('heading', { level: 1, name: 'Riverside Spring Craft Fair' });
      expect(screen.queryByRole('button', { name: /Change (Banner|Event Image)/ })).toBeNull();
      view.unmount();
    }
    await openDialog();
  });

  it('stay as they are while the event is being deleted', async () => {
    openEvent('organizer', { status: 'draft', isBeingDeleted: true });
    await screen.findByText('Refunds in progress');
    expect(screen.queryByRole('button', { name: /Change (Banner|Event Image)/ })).toBeNull();
  });

  it('are not lost without a question when the page is loaded again, once one is chosen', async () => {
    await openDialog();
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(asks()).toBe(false);
    choose(image());
    await screen.findByText('Ready to upload');
    expect(asks()).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(asks()).toBe(false));
  });

  it('[EV-071] names the event, shows the banner it has, and lists the guidelines', async () => {
    await openDialog({ bannerImageUrl: saved });
    screen.getByText('For Riverside Spring Craft Fair');
    expect(current().querySelector('img')?.getAttribute('src')).toBe(saved);
    for (const hint of [
      'Recommended: 1200x600 pixels (2:1 ratio)',
      'Use high-quality images',
      'Keep text in the image to a minimum',
      'File size under 5MB',
    ])
      screen.getByText(hint);
  });

  it('[EV-039] [EV-071] shows the scene of the page instead of the stock banner of an import', async () => {
    await openDialog({ bannerImageUrl: '/images/banners/market-stalls.svg' });
    await waitFor(() => expect(current().querySelector('svg[viewBox="0 0 600 300"]')).not.toBeNull());
    expect(current().querySelector('img')).toBeNull();
  });

  it('[EV-072] [EV-073] previews a picked or dropped image, and can be uploaded only then', async () => {
    const { user } = await openDialog();
    screen.getByRole('button', { name: 'Cancel' });
    expect(upload()).toHaveProperty('disabled', true);
    choose(image());
    await screen.findByText('Ready to upload');
    expect(screen.getByRole('img', { name: 'Preview of the banner' }).getAttribute('src')).toBe('blob:image');
    expect(upload()).toHaveProperty('disabled', false);
    await user.click(screen.getByRole('button', { name: 'Choose different image' }));
    expect(upload()).toHaveProperty('disabled', true);
    const drop = screen.getByText('Choose an image').closest('label') as HTMLElement;
    fireEvent.drop(drop, { dataTransfer: { files: [image()] } });
    await screen.findByText('Ready to upload');
  });

  it('[EV-075] [EV-076] refuses another type and more than 5242880 bytes', async () => {
    await openDialog();
    choose(image({ type: 'image/gif' }));
    await screen.findByText('Please select a valid image file (JPG, PNG, or WebP)');
    choose(image({ size: 5_242_881 }));
    await screen.findByText('File size must be less than 5MB');
    choose(image({ size: 5_242_880 }));
    await screen.findByText('Ready to upload');
    expect(screen.queryByText('File size must be less than 5MB')).toBeNull();
  });

  it('[EV-075] refuses a file that has the name of an image but cannot be shown', async () => {
    await openDialog();
    choose(image());
    fireEvent.error(await screen.findByRole('img', { name: 'Preview of the banner' }));
    await screen.findByText('Please select a valid image file (JPG, PNG, or WebP)');
    expect(screen.queryByText('Ready to upload')).toBeNull();
  });

  it('[EV-073] [EV-074] sends the chosen part, closes, and shows the new banner in every size', async () => {
    let release: (reply: { body: unknown }) => void = () => undefined;
    uploads.answer = () => new Promise((resolve) => (release = resolve));
    const { api, user, view } = await openDialog();
    choose(image());
    fireEvent.change(await screen.findByLabelText('Zoom'), { target: { value: '2' } });
    fireEvent.change(screen.getByLabelText('Left to right'), { target: { value: '1' } });
    await user.click(upload());
    await screen.findByRole('button', { name: 'Uploading...', busy: true });
    expect(uploads.sent[0]).toMatchObject({
      path: '/uploads/event-banners/e1',
      fields: { cropX: '1', cropY: '0.5', zoom: '2', fileSize: '10' },
    });
    api.set('Event', eventAnswer({ organizerId: 'organizer', bannerImageUrl: saved }));
    release({ body: { id: 'e1', title: 'Riverside', bannerImageUrl: saved } });
    await screen.findByText('The banner is updated');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(view.container.querySelector(`img[src="${saved}"]`)?.getAttribute('srcset')).toContain(
        '/media/event-banners/banners/e1_1-480.webp 480w',
      ),
    );
  });

  it('[EV-074] [EV-077] stays open with the reason when the upload fails', async () => {
    const answers = [
      refusedUpload('TOO_LARGE', 'The image has too many pixels. Choose one of up to 50 megapixels.'),
      refusedUpload('INTERNAL', 'x', 500),
      refusedUpload('EVENT.BEING_DELETED', 'This event is being deleted.'),
    ];
    uploads.answer = () => answers.shift() ?? {};
    const { user } = await openDialog();
    choose(image());
    await user.click(upload());
    await screen.findByText('The image has too many pixels. Choose one of up to 50 megapixels.');
    expect(upload()).toHaveProperty('disabled', true);
    choose(image());
    await user.click(upload());
    await screen.findByText('Failed to upload banner. Please try again.');
    expect(upload()).toHaveProperty('disabled', false);
    await user.click(upload());
    await screen.findByText('This event is being deleted.');
  });

  it('[EV-039] an uploaded event image is the picture of a page without a banner, in every size', async () => {
    uploads.answer = () => ({ body: { id: 'e1', eventImageUrl: savedImage } });
    const { api, user, view } = await openImageDialog();
    choose(image());
    await screen.findByRole('img', { name: 'Preview of the event image' });
    fireEvent.change(screen.getByLabelText('Top to bottom'), { target: { value: '0' } });
    api.set('Event', eventAnswer({ organizerId: 'organizer', eventImageUrl: savedImage }));
    await user.click(screen.getByRole('button', { name: 'Upload Event Image' }));
    await screen.findByText('The event image is updated');
    expect(uploads.sent[0]).toMatchObject({ path: '/uploads/event-images/e1', fields: { cropY: '0', zoom: '1' } });
    await waitFor(() =>
      expect(view.container.querySelector(`main img[src="${savedImage}"]`)?.getAttribute('srcset')).toContain(
        '/media/event-images/e1_1-480.webp 480w',
      ),
    );
  });

  it('show each dialog what its place shows now', async () => {
    const both = { bannerImageUrl: saved, eventImageUrl: savedImage };
    const { view } = await openImageDialog(both);
    const inLists = () => current('Current picture in lists').querySelector('img')?.getAttribute('src');
    expect(inLists()).toBe(savedImage);
    view.unmount();
    const { view: another } = await openImageDialog({ bannerImageUrl: saved });
    expect(inLists()).toBe(saved);
    expect(screen.queryByRole('button', { name: 'Remove Event Image' })).toBeNull();
    another.unmount();
    await openDialog(both);
    expect(current().querySelector('img')?.getAttribute('src')).toBe(saved);
  });

  it('lose the event image when its organizer removes it', async () => {
    const opened = await openImageDialog({ eventImageUrl: savedImage });
    const { api, view } = opened;
    api.set('RemoveEventImage', refuse('EVENT.BEING_DELETED', 'This event is being deleted.'));
    await remove(opened, 'Remove Event Image', 'Remove the event image?');
    await screen.findByText('This event is being deleted.');
    api.set('RemoveEventImage', { event: { id: 'e1' } });
    api.set('Event', eventAnswer({ organizerId: 'organizer' }));
    await remove(opened, 'Remove Event Image', 'Remove the event image?');
    await screen.findByText('The event image is removed');
    expect(api.lastVariables('RemoveEventImage')).toEqual({ id: 'e1' });
    await waitFor(() => expect(view.container.querySelector(`img[src="${savedImage}"]`)).toBeNull());
  });

  it('stay when the organizer thinks better of it', async () => {
    const { api, user } = await openDialog({ bannerImageUrl: saved });
    await user.click(screen.getByRole('button', { name: 'Remove Banner' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Remove the banner?' }));
    await user.click(asked.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Remove the banner?' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Banner' }));
    expect(api.named('RemoveBanner')).toEqual([]);
  });

  it('lose the banner when its organizer removes it', async () => {
    const opened = await openDialog({ bannerImageUrl: saved });
    const { api, view } = opened;
    api.set('RemoveBanner', refuse('INTERNAL', 'x'));
    await remove(opened, 'Remove Banner', 'Remove the banner?');
    await screen.findByText('The banner could not be removed. Please try again.');
    api.set('RemoveBanner', { event: { id: 'e1' } });
    api.set('Event', eventAnswer({ organizerId: 'organizer' }));
    await remove(opened, 'Remove Banner', 'Remove the banner?');
    await screen.findByText('The banner is removed');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change Banner' })));
    expect(api.lastVariables('RemoveBanner')).toEqual({ id: 'e1' });
    await waitFor(() => expect(view.container.querySelector(`img[src="${saved}"]`)).toBeNull());
  });

  it.each([
    ['an event image in its place', { eventImageUrl: savedImage }],
    ['the stock banner of an import, which is not shown', { bannerImageUrl: '/images/banners/market-stalls.svg' }],
  ])('offers no removal of a banner for %s', async (_, facts) => {
    await openDialog(facts);
    expect(screen.queryByRole('button', { name: 'Remove Banner' })).toBeNull();
  });

  it('[EV-025] show the event image on the card, else the banner', async () => {
    const shown = async (facts: EventFacts) => {
      const { view } = openRoute('/events', { answers: { Events: { events: { total: 1, items: [card(facts)] } } } });
      await screen.findByRole('link', { name: card().title });
      const source = view.container.querySelector('main li img')?.getAttribute('src');
      view.unmount();
      return source;
    };
    expect(await shown({ bannerImageUrl: saved, eventImageUrl: savedImage })).toBe(savedImage);
    expect(await shown({ bannerImageUrl: saved })).toBe(saved);
  });
});
