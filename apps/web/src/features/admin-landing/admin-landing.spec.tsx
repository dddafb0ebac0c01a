import { act, screen, waitFor, within } from '@testing-library/react';
import { enter } from '../../testing/enter.js';
import { refuse } from '../../testing/fake-api.js';
import { openRoute } from '../../testing/render-route.js';

const texts = {
  offer: { lead: 'An offer', text: 'We help you set up.', action: 'Join' },
  testimonials: [{ words: 'It works.', name: 'Vera', trade: 'stoneware' }],
  story: { title: 'Why', text: 'It rained.', signature: 'The founders' },
  contactEmail: 'post@market.example',
  samples: ['offer', 'testimonials', 'story'],
  revision: 3,
};
const open = (answers: Record<string, unknown> = {}) =>
  openRoute('/admin/texts', { viewer: 'admin', answers: { EditedLandingTexts: { texts }, ...answers } });
const form = async (name: string) => within(await screen.findByRole('form', { name }));

describe('the admin screen of the site texts', () => {
  it('says which texts are samples', async () => {
    open();
    for (const name of ['Offer to organizers', 'Testimonials', 'Founders’ story'])
      (await form(name)).getByText('Sample');
    (await form('Contact address')).getByText('Your text');
    await waitFor(() => expect(document.title).toBe('Site texts · Stallbook'));
  });

  it('saves one section and leaves the others alone', async () => {
    const { api, user } = open({ ReplaceLandingTexts: { texts } });
    const testimonials = await form('Testimonials');
    await user.click(testimonials.getByRole('button', { name: 'Add a testimonial' }));
    const second = within(await testimonials.findByRole('group', { name: 'Testimonial 2' }));
    await enter(user, second.getByLabelText('Words'), 'Booked by noon.');
    await user.click(testimonials.getByRole('button', { name: 'Save' }));
    expect(await testimonials.findByText('Please fill in this field.')).toBeTruthy();
    await user.type(second.getByLabelText('Name'), 'Owen');
    await user.click(testimonials.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved. Visitors see it now.');
    expect(api.named('ReplaceLandingTexts')[0]?.variables).toEqual({
      input: {
        revision: 3,
        testimonials: [...texts.testimonials, { words: 'Booked by noon.', name: 'Owen', trade: '' }],
      },
    });
  });

  it('goes back to a sample only after a question, because the text is not kept', async () => {
    const { api, user } = open({
      RestoreLandingSample: { texts: { ...texts, samples: [...texts.samples, 'contact'] } },
    });
    await user.click((await form('Contact address')).getByRole('button', { name: 'Use the sample again' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Contact address: use the sample again?' }));
    dialog.getByText(/Your text is not kept/);
    expect(api.named('RestoreLandingSample')).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Use the sample' }));
    await screen.findByText('The sample is back, marked as one.');
    expect(api.named('RestoreLandingSample')[0]?.variables).toEqual({ input: { section: 'contact', revision: 3 } });
  });

  it('keeps the text of another admin who was faster, and says so', async () => {
    const { user } = open({ RestoreLandingSample: refuse('LANDING_PAGE.CHANGED_MEANWHILE', 'It was saved.') });
    const contact = await form('Contact address');
    await user.click(contact.getByRole('button', { name: 'Use the sample again' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Use the sample' }));
    await contact.findByText(/^This text was saved elsewhere after you opened it. Reload the page/);
    contact.getByText('Your text');
  });

  it('keeps what was typed when the server refuses it', async () => {
    const { user } = open({ ReplaceLandingTexts: refuse('BAD_INPUT', 'Please enter a valid email address') });
    const contact = await form('Contact address');
    const email = contact.getByLabelText('Email');
    await user.clear(email);
    await enter(user, email, 'x@y.example');
    await user.click(contact.getByRole('button', { name: 'Save' }));
    await contact.findByText('Please enter a valid email address');
    expect((email as HTMLInputElement).value).toBe('x@y.example');
  });

  it('replaces what another admin saved meanwhile only if this one says so, also after a reload', async () => {
    const { api, user, router } = open();
    const story = await form('Founders’ story');
    await enter(user, story.getByLabelText('Heading'), ' we began');
    const theirs = { ...texts, story: { ...texts.story, title: 'How' }, revision: 4 };
    api.set('EditedLandingTexts', { texts: theirs });
    api.set('ReplaceLandingTexts', refuse('LANDING_PAGE.CHANGED_MEANWHILE', 'Someone else saved this text.'));
    await user.click(story.getByRole('button', { name: 'Save' }));
    await story.findByText('This was saved elsewhere after you opened it');
    await waitFor(() => expect(api.named('EditedLandingTexts')).toHaveLength(2));
    expect(story.getByLabelText('Heading')).toHaveProperty('value', 'Why we began');
    await act(() => router.navigate('/about'));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Founders’ story' })).toBeNull());
    await act(() => router.navigate('/admin/texts'));
    const again = await form('Founders’ story');
    await waitFor(() => expect(again.getByLabelText('Heading')).toHaveProperty('value', 'How'));
    await user.click(await again.findByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(again.getByLabelText('Heading')).toHaveProperty('value', 'Why we began'));
    await user.click(again.getByRole('button', { name: 'Save' }));
    const mine = await again.findByRole('button', { name: 'Save mine over them' });
    api.set('ReplaceLandingTexts', { texts: { ...theirs, revision: 5 } });
    await user.click(mine);
    await waitFor(() => expect(api.named('ReplaceLandingTexts')).toHaveLength(3));
    expect(api.named('ReplaceLandingTexts').map(({ variables }) => variables['input'])).toMatchObject([
      { revision: 3, story: { title: 'Why we began' } },
      { revision: 3, story: { title: 'Why we began' } },
      { revision: 4, story: { title: 'Why we began' } },
    ]);
  });

  it('shows what another admin saved meanwhile, if this one prefers it', async () => {
    const { api, user } = open();
    const story = await form('Founders’ story');
    await enter(user, story.getByLabelText('Heading'), ' we began');
    api.set('EditedLandingTexts', { texts: { ...texts, story: { ...texts.story, title: 'How' }, revision: 4 } });
    api.set('ReplaceLandingTexts', refuse('LANDING_PAGE.CHANGED_MEANWHILE', 'Someone else saved this text.'));
    await user.click(story.getByRole('button', { name: 'Save' }));
    const theirs = await story.findByRole('button', { name: 'Use the other version' });
    await waitFor(() => expect(api.named('EditedLandingTexts')).toHaveLength(2));
    await user.click(theirs);
    await waitFor(() => expect(story.getByLabelText('Heading')).toHaveProperty('value', 'How'));
    await waitFor(() => expect(story.queryByText('This was saved elsewhere after you opened it')).toBeNull());
  });

  it('bases a second save on the first', async () => {
    const { api, user } = open({ ReplaceLandingTexts: { texts: { ...texts, revision: 4 } } });
    const contact = await form('Contact address');
    await user.type(contact.getByLabelText('Email'), 'x');
    await user.click(contact.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved. Visitors see it now.');
    await user.type(contact.getByLabelText('Email'), 'y');
    await user.click(await contact.findByRole('button', { name: 'Save', busy: false }));
    await waitFor(() => expect(api.named('ReplaceLandingTexts')).toHaveLength(2));
    expect(api.named('ReplaceLandingTexts').map(({ variables }) => variables['input'])).toEqual([
      { revision: 3, contactEmail: `${texts.contactEmail}x` },
      { revision: 4, contactEmail: `${texts.contactEmail}xy` },
    ]);
  });

  it('offers another try when the texts cannot be loaded', async () => {
    const { api, user } = open({ EditedLandingTexts: refuse('INTERNAL', 'No') });
    await screen.findByText('The texts could not be loaded.');
    api.set('EditedLandingTexts', { texts });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await form('Testimonials');
  });
});
