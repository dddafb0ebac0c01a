import '../testing/environment.js';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { routeOf } from './router.js';
import { screens, type Screen } from './screens.js';

/** Shows where it is, and what its state remembers of the address at which it opened. */
function Component() {
  const { pathname } = useLocation();
  const [opened] = useState(pathname);
  return (
    <p>
      {opened} at {pathname}
    </p>
  );
}

const withParams = screens.filter(({ path }) => path.includes(':'));

async function openAtOne(opened: Screen) {
  const [one, other] = ['a', 'b'].map((value) => opened.path.replace(/:\w+/, value)) as [string, string];
  const route = routeOf({ ...opened, access: 'public', load: () => Promise.resolve({ Component }) });
  const router = createMemoryRouter([route], { initialEntries: [one] });
  render(<RouterProvider router={router} />);
  await screen.findByText(`${one} at ${one}`);
  await act(() => router.navigate(other));
  return { one, other };
}

describe('a screen whose parameter changes', () => {
  it.each(withParams.filter(({ staysOpen }) => !staysOpen))('$path starts again from nothing', async (opened) => {
    const { other } = await openAtOne(opened);
    await screen.findByText(`${other} at ${other}`);
  });

  it.each(withParams.filter(({ staysOpen }) => staysOpen))('$path keeps its list', async (opened) => {
    const { one, other } = await openAtOne(opened);
    await screen.findByText(`${one} at ${other}`);
  });
});
