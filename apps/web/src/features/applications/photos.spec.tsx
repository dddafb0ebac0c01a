import { applying } from '../../testing/applying.js';
import { isPressable } from '../../testing/pressable.js';
import { openRoute } from '../../testing/render-route.js';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { baseApi } from '../../lib/api/base-api.js';
import { answered } from '../../testing/answered.js';
import { refuse } from '../../testing/fake-api.js';
import { FakeCanvas } from '../../testing/fake-canvas.js';
import { FakeUploads, refusedUpload } from '../../testing/fake-upload.js';
import { application, card, deskEntry, deskPage, ownPage } from '../../testing/market-events.js';

const image = (name: string, given: { type?: string; size?: number } = {}) =>
  new File([new Uint8Array(given.size ?? 10)], name, { type: given.type ?? 'image/jpeg' });
const photo = (id: string, displayOrder: number) => ({
  id,
  fileSize: 10,
  displayOrder,
  imageUrl: `/files/large-${id}`,
  thumbnailUrl: `/files/small-${id}`,
});
const photos = (...ids: string[]) => ({ images: ids.map((id, index) => photo(id, index + 1)) });

describe('the photos of an application', () => {
  let uploads: FakeUploads;
  beforeEach(() => {
    uploads = new FakeUploads(() => ({}));
  });
  afterEach(() => uploads.restore());

  const openForm = async (images: unknown = photos('a', 'b', 'c'), draftId = 'draft') => {
    const opened = openRoute('/events/e1', {
      viewer: 'vendor',
      answers: {
        ...applying,
        CreateDraft: { application: { id: draftId, status: 'draft' } },
        ApplicationImages: images,
      },
    });
    await opened.user.click(await screen.findByRole('button', { name: 'Apply Now' }));
    await screen.findByText('Choose photos');
    return opened;
  };
  const choose = (...files: File[]) => {
    const input = screen.getByText('Choose photos').closest('label')?.querySelector('input');
    if (!input) throw new Error('no file input');
    fireEvent.change(input, { target: { files } });
  };
  const shown = () => [...document.querySelectorAll('li img')].map((one) => one.getAttribute('src')?.at(-1)).join('');

  it('[AP-026] are reason to ask before a draft without answers is deleted', async () => {
    const { user, api } = await openForm(photos('a'));
    await waitFor(() => expect(shown()).toBe('a'));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByRole('button', { name: 'Discard application' });
    expect(api.named('DeleteDraft')).toEqual([]);
  });

  it('come right after what the vendor sells', async () => {
    await openForm();
    const groups = screen.getAllByRole('group', { name: /^(What you sell|Photos|Your booth|Your experience)$/ });
    const titles = groups.map((group) => group.querySelector('legend')?.textContent);
    expect(titles).toEqual(['What you sell', 'Photos', 'Your booth', 'Your experience']);
  });

  it('[AP-041] [AP-042] [AP-045] refuses a wrong type and a large file under its name, and sends the others', async () => {
    await openForm();
    choose(
      image('a.pdf', { type: 'application/pdf' }),
      image('b.png', { size: 5_242_881 }),
      image('c.gif', { type: 'image/gif' }),
    );
    await screen.findByText('a.pdf: Invalid file type. Please upload JPG, PNG, WebP, or GIF images.');
    screen.getByText('b.png: File too large. Maximum size is 5MB.');
    await waitFor(() => expect(uploads.sent.map(({ file }) => file?.name)).toEqual(['c.gif']));
    expect(uploads.sent[0]).toMatchObject({ path: '/uploads/application-images', fields: { applicationId: 'draft' } });
  });

  it('[AP-042] of a phone go in the size that is kept, or are refused if the browser cannot read them', async () => {
    const canvas = new FakeCanvas();
    const large = image('IMG_1.jpg', { size: 6_000_000 });
    await openForm();
    choose(large);
    await waitFor(() => expect(uploads.sent).toHaveLength(1));
    expect(uploads.sent[0]).toMatchObject({
      fields: { fileSize: '400000' },
      file: { name: 'IMG_1.jpg', size: 400_000 },
    });
    canvas.restore();
    choose(large, image('c.gif', { type: 'image/gif' }));
    await screen.findByText('IMG_1.jpg: File too large. Maximum size is 5MB.');
    await waitFor(() => expect(uploads.sent.map(({ file }) => file?.name)).toEqual(['IMG_1.jpg', 'c.gif']));
  });

  it('[AP-043] takes no more than ten', async () => {
    await openForm(photos('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'));
    await screen.findByRole('button', { name: 'View photo 9' });
    choose(image('1.jpg'), image('2.jpg'));
    await screen.findByText('Cannot upload 2 files. Maximum 10 images per application (currently have 9).');
    expect(uploads.sent).toEqual([]);
  });

  it('[AP-044] needs an application', async () => {
    const { PhotoField } = await import('./components/photos/photo-field.js');
    const { render } = await import('@testing-library/react');
    const { Providers } = await import('../../app/providers.js');
    const { createStore } = await import('../../lib/state/store.js');
    render(
      <Providers store={createStore()}>
        <PhotoField applicationId="" onSending={() => undefined} />
      </Providers>,
    );
    await screen.findByText('Choose photos');
    choose(image('a.jpg'));
    await screen.findByText('Application ID required for image upload');
  });

  it('[AP-045] [AP-049] keeps a failed photo with its reason, to be sent again', async () => {
    const answers = [refusedUpload('INTERNAL', 'x', 500), refusedUpload('UNSUPPORTED_TYPE', 'Wrong.'), {}];
    uploads.answer = () => answers.shift() ?? {};
    const { user, api } = await openForm();
    choose(image('a.jpg'), image('b.jpg'));
    await screen.findByText('a.jpg: Failed to upload images');
    await screen.findByText('b.jpg: Wrong.');
    api.set('ApplicationImages', photos('a', 'b', 'c', 'd'));
    await user.click(screen.getByRole('button', { name: 'Retry a.jpg' }));
    await screen.findByRole('button', { name: 'View photo 4' });
    await waitFor(() => expect(screen.queryByText('a.jpg: Failed to upload images')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Dismiss b.jpg' }));
    await waitFor(() => expect(screen.queryByText('b.jpg: Wrong.')).toBeNull());
  });

  it('forgets a refused photo once another is chosen, and keeps one that can be sent again', async () => {
    const answers = [refusedUpload('INTERNAL', 'x', 500), refusedUpload('UNSUPPORTED_TYPE', 'Wrong.')];
    uploads.answer = () => answers.shift() ?? {};
    const { api } = await openForm();
    choose(image('a.jpg'), image('b.jpg'));
    await screen.findByText('b.jpg: Wrong.');
    api.set('ApplicationImages', photos('a', 'b', 'c', 'd'));
    choose(image('c.jpg'));
    await screen.findByRole('button', { name: 'View photo 4' });
    await waitFor(() => expect(screen.queryByText('b.jpg: Wrong.')).toBeNull());
    screen.getByText('a.jpg: Failed to upload images');
  });

  it('sends the application only when all photos are there', async () => {
    let arrive: (reply: object) => void = () => undefined;
    uploads.answer = () => new Promise((resolve) => (arrive = resolve));
    await openForm();
    choose(image('a.jpg'));
    await screen.findByText('1 photo is still uploading. Then you can send the application.');
    expect(screen.getByRole('button', { name: 'Send application' })).toHaveProperty('disabled', true);
    await waitFor(() => expect(uploads.sent).toHaveLength(1));
    arrive({});
    await waitFor(() => expect(isPressable(screen.getByRole('button', { name: 'Send application' }))).toBe(true));
  });

  it('are sent before the page can be left without a question', async () => {
    const isAsked = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
    let arrive: (reply: object) => void = () => undefined;
    uploads.answer = () => new Promise((resolve) => (arrive = resolve));
    await openForm();
    expect(isAsked()).toBe(false);
    choose(image('a.jpg'));
    await waitFor(() => expect(uploads.sent).toHaveLength(1));
    expect(isAsked()).toBe(true);
    arrive({});
    await waitFor(() => expect(isAsked()).toBe(false));
  });

  it('[AP-049] says so when the list cannot be loaded', async () => {
    const { user, api } = await openForm(refuse('INTERNAL', 'x'));
    await screen.findByText('Failed to load existing images');
    api.set('ApplicationImages', photos('a'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'View photo 1' });
  });

  it('[AP-050] asks before it deletes, and says when that failed', async () => {
    const { user, api } = await openForm();
    api.set('DeleteApplicationImage', refuse('INTERNAL', 'x'));
    await user.click(await screen.findByRole('button', { name: 'Delete photo 2' }));
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to delete this image?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete photo' }));
    await screen.findByText('Failed to delete image');
    expect(api.named('DeleteApplicationImage')[0]?.variables).toEqual({ applicationId: 'draft', imageId: 'b' });
  });

  it('[AP-051] keeps a new order, by dragging or by buttons, also while photos arrive', async () => {
    uploads.answer = () => new Promise(() => undefined);
    const { user, api } = await openForm();
    api.set('ReorderApplicationImages', { images: [] });
    await screen.findByRole('button', { name: 'View photo 3' });
    choose(image('new.jpg'));
    await user.click(screen.getByRole('button', { name: 'Move photo 3 earlier' }));
    await waitFor(() => expect(shown()).toBe('acb'));
    const [first, , third] = screen.getAllByRole('button', { name: /^View photo/ }).map((one) => one.closest('li'));
    fireEvent.dragStart(first as HTMLElement);
    fireEvent.drop(third as HTMLElement);
    await waitFor(() => expect(shown()).toBe('cba'));
    await waitFor(() =>
      expect(api.lastInput('ReorderApplicationImages')).toEqual({
        applicationId: 'draft',
        order: ['c', 'b', 'a'].map((id, index) => ({ id, displayOrder: index + 1 })),
      }),
    );
  });

  it('[AP-051] saves one order after the other, so that the last one wins', async () => {
    const { user, api } = await openForm();
    const answers: (() => void)[] = [];
    api.set('ReorderApplicationImages', () => new Promise((resolve) => answers.push(() => resolve({ images: [] }))));
    await user.click(await screen.findByRole('button', { name: 'Move photo 1 later' }));
    await user.click(screen.getByRole('button', { name: 'Move photo 2 later' }));
    await user.click(screen.getByRole('button', { name: 'Move photo 1 later' }));
    expect(shown()).toBe('cba');
    expect(api.named('ReorderApplicationImages')).toHaveLength(1);
    answers[0]?.();
    await waitFor(() => expect(answers).toHaveLength(2));
    const { order } = api.lastInput('ReorderApplicationImages') as { order: { id: string }[] };
    expect(order.map(({ id }) => id).join('')).toBe('cba');
  });

  it('[AP-051] follows an order from another device once an own one is saved', async () => {
    const { user, api, store } = await openForm();
    api.set('ReorderApplicationImages', () => {
      api.set('ApplicationImages', photos('b', 'a', 'c'));
      return { images: [] };
    });
    await user.click(await screen.findByRole('button', { name: 'Move photo 1 later' }));
    await answered({ store });
    api.set('ApplicationImages', photos('c', 'b', 'a'));
    act(() => void store.dispatch(baseApi.util.invalidateTags(['Application'])));
    await waitFor(() => expect(shown()).toBe('cba'));
  });

  it('[AP-051] loads the photos again when the new order could not be saved', async () => {
    const { user, api } = await openForm();
    api.set('ReorderApplicationImages', refuse('INTERNAL', 'x'));
    const before = api.named('ApplicationImages').length;
    await user.click(await screen.findByRole('button', { name: 'Move photo 1 later' }));
    await waitFor(() => expect(api.named('ApplicationImages').length).toBeGreaterThan(before));
    await waitFor(() => expect(shown()).toBe('abc'));
  });

  it('change also in an application that is sent but not decided, which waits for them', async () => {
    let store = () => {};
    uploads.answer = () => new Promise((resolve) => (store = () => resolve({})));
    const { user } = openRoute('/vendor/applications', {
      viewer: 'vendor',
      answers: {
        MyApplications: ownPage([application({ id: 'sent' })]),
        ApplicationImages: photos('a'),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await screen.findByText('Photos are saved immediately.');
    await waitFor(() => expect(shown()).toBe('a'));
    choose(image('new.jpg'));
    const save = () => screen.getByRole('button', { name: 'Save changes' });
    await waitFor(() => expect(save()).toHaveProperty('disabled', true));
    await waitFor(() => expect(uploads.sent).toHaveLength(1));
    expect(uploads.sent[0]).toMatchObject({ fields: { applicationId: 'sent' } });
    store();
    await waitFor(() => expect(isPressable(save())).toBe(true));
  });

  it('are all sent when the form closes during the first one', async () => {
    const arrive: (() => void)[] = [];
    uploads.answer = () => new Promise((resolve) => arrive.push(() => resolve({})));
    const { router } = await openForm();
    choose(image('1.jpg'), image('2.jpg'), image('3.jpg'));
    await waitFor(() => expect(arrive).toHaveLength(1));
    await act(() => router.navigate('/help'));
    arrive[0]?.();
    await waitFor(() => expect(arrive).toHaveLength(2));
    arrive[1]?.();
    await waitFor(() => expect(arrive).toHaveLength(3));
  });

  it('[AP-048] are thumbnails for the organizer, who can enlarge and browse them', async () => {
    const { user } = openRoute('/applications', {
      viewer: 'organizer',
      answers: {
        MyEvents: { events: { total: 1, items: [card()] } },
        DeskApplications: deskPage([deskEntry(photos('a', 'b'))]),
        DeskChoices: { choices: { categories: [], tags: [] } },
        BulkDecisions: { bulks: [] },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'View photo 1' }));
    expect((await screen.findByRole('img', { name: 'Photo 1 of 2' })).getAttribute('src')).toBe('/files/large-a');
    await user.click(screen.getByRole('button', { name: 'Next photo' }));
    expect((await screen.findByRole('img', { name: 'Photo 2 of 2' })).getAttribute('src')).toBe('/files/large-b');
    await user.keyboard('{ArrowLeft}');
    await screen.findByRole('img', { name: 'Photo 1 of 2' });
  });
});
