import { openRoute } from '../../testing/render-route.js';
import { screen, waitFor, within } from '@testing-library/react';

const answers = { Posts: { posts: { total: 0, items: [] } } };

describe('the language switch', () => {
  it('names each language in itself and says which one is shown', async () => {
    openRoute('/blog', { answers });
    await screen.findByText('No posts here yet');
    const options = within(screen.getByRole('group', { name: 'Language' })).getAllByRole('button');
    expect(options.map(({ textContent, lang, ariaPressed }) => [textContent, lang, ariaPressed])).toEqual([
      ['English', 'en', 'true'],
      ['Español', 'es', 'false'],
    ]);
  });

  it('remembers the choice, keeps what is typed, and opens the same page again', async () => {
    const { user } = openRoute('/profile', { viewer: 'vendor', answers });
    const city = await screen.findByLabelText(/City/);
    await user.clear(city);
    await user.type(city, 'Salem');
    // The test browser cannot navigate; it reports the attempt to leave the current address instead.
    const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Español' }));
    await waitFor(() => expect(reported).toHaveBeenCalledTimes(1));
    expect(document.cookie).toContain('language=es');
    expect(JSON.stringify(localStorage)).toContain('Salem');
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(reported).toHaveBeenCalledTimes(1);
    reported.mockRestore();
    document.cookie = 'language=; path=/; max-age=0';
  });
});
