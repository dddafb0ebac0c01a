import { screen, waitFor, within } from '@testing-library/react';
import { refuse } from '../../testing/fake-api.js';
import { openRoute } from '../../testing/render-route.js';

const texts = {
  offer: { lead: 'An offer for the', text: 'We help you set up.', action: 'Join' },
  testimonials: [{ words: 'It works.', name: 'Vera', trade: 'stoneware' }],
  story: { title: 'Why', text: 'It rained.', signature: 'The founders' },
  contactEmail: 'post@market.example',
  samples: ['offer', 'testimonials', 'story'],
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
    const second = within(testimonials.getByRole('group', { name: 'Testimonial 2' }));
    await user.type(second.getByLabelText('Words'), 'Booked by noon.');
    await user.click(testimonials.getByRole('button', { name: 'Save' }));
    expect(await testimonials.findByText('Please fill in this field.')).toBeTruthy();
    await user.type(second.getByLabelText('Name'), 'Owen');
    await user.click(testimonials.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved. Visitors see it now.');
    expect(api.named('ReplaceLandingTexts')[0]?.variables).toEqual({
      input: { testimonials: [...texts.testimonials, { words: 'Booked by noon.', name: 'Owen', trade: '' }] },
    });
  });

  it('goes back to a sample', async () => {
    const { api, user } = open({
      RestoreLandingSample: { texts: { ...texts, samples: [...texts.samples, 'contact'] } },
    });
    await user.click((await form('Contact address')).getByRole('button', { name: 'Use the sample again' }));
    await screen.findByText('The sample is back, marked as one.');
    expect(api.named('RestoreLandingSample')[0]?.variables).toEqual({ section: 'contact' });
  });

  it('keeps what was typed when the server refuses it', async () => {
    const { user } = open({ ReplaceLandingTexts: refuse('BAD_INPUT', 'Please enter a valid email address') });
    const contact = await form('Contact address');
    const email = contact.getByLabelText('Email');
    await user.clear(email);
    await user.type(email, 'x@y.example');
    await user.click(contact.getByRole('button', { name: 'Save' }));
    await contact.findByText('Please enter a valid email address');
    expect((email as HTMLInputElement).value).toBe('x@y.example');
  });

  it('offers another try when the texts cannot be loaded', async () => {
    const { api, user } = open({ EditedLandingTexts: refuse('INTERNAL', 'No') });
    await screen.findByText('The texts could not be loaded.');
    api.set('EditedLandingTexts', { texts });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await form('Testimonials');
  });
});
