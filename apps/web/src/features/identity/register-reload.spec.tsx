import { act, screen, waitFor } from '@testing-library/react';
import { enter } from '../../testing/enter.js';
import { catalogPlan as plan } from '../../testing/plans.js';
import { openRoute } from '../../testing/render-route.js';

const answers = {
  PlanCatalog: { catalog: { plans: [plan('basic', 'Basic'), plan('vendor_pro', 'Vendor Pro')] } },
  'POST /auth/sign-up': { userId: 'u', needsConfirmation: true },
};
type Opened = ReturnType<typeof openRoute>;

async function choosePassword({ user }: Opened, password: string) {
  await enter(user, screen.getByLabelText('Password'), password);
  await enter(user, screen.getByLabelText('Confirm password'), password);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

/** Opens the page again with what the tab keeps: its storage and the entry of its history. */
function reload({ router, view }: Opened) {
  const tab = { ...sessionStorage };
  const { pathname, search, state } = router.state.location;
  view.unmount();
  return openRoute({ pathname, search, state: state as unknown }, { answers, tab });
}

it('a double click on the button of a step of /register skips no step', async () => {
  const opened = openRoute('/register', { answers });
  await enter(opened.user, await screen.findByLabelText('Email'), 'new@stallbook.example');
  await choosePassword(opened, 'hush-hush');
  await screen.findByRole('radio', { name: /Vendor Pro/ });
  const second = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 });
  act(() => void screen.getByRole('button', { name: 'Continue' }).dispatchEvent(second));
  expect(second.defaultPrevented).toBe(true);
  await opened.user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'new@stallbook.example');
});

describe('a reload of /register', () => {
  it('forgets only the password, and leads back to the step after it was typed again', async () => {
    const first = openRoute('/register', { answers });
    await enter(first.user, await screen.findByLabelText('Email'), 'new@stallbook.example');
    await choosePassword(first, 'hush-hush');
    await first.user.click(await screen.findByRole('radio', { name: /Vendor Pro/ }));
    await first.user.click(screen.getByRole('button', { name: 'Continue' }));
    await enter(first.user, await screen.findByLabelText('Business name'), 'Clay & Kiln');
    await enter(first.user, screen.getByLabelText('Contact name'), 'Maya Ortiz');
    await waitFor(() => expect(JSON.stringify(sessionStorage)).toContain('Maya Ortiz'));
    expect(JSON.stringify(sessionStorage)).not.toContain('hush-hush');
    const second = reload(first);
    const { user, api } = second;
    expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'new@stallbook.example');
    screen.getByText('Choose your password again. Everything else is still here.');
    await choosePassword(second, 'secret');
    expect(await screen.findByLabelText('Business name')).toHaveProperty('value', 'Clay & Kiln');
    await enter(user, screen.getByLabelText('City'), 'Portland');
    await enter(user, screen.getByLabelText('State'), 'Oregon');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await screen.findByRole('heading', { name: 'Check your inbox' });
    expect(api.named('POST /auth/sign-up')[0]?.variables).toMatchObject({
      chosenPlan: 'vendor_pro',
      metadata: { role: 'vendor', contactName: 'Maya Ortiz' },
    });
    await waitFor(() => expect(JSON.stringify(sessionStorage)).not.toContain('new@stallbook.example'));
  });
});

it('a mistyped address is corrected after the sign-up without typing the rest again', async () => {
  const from = { pathname: '/events/e1', search: '', hash: '' };
  const opened = openRoute({ pathname: '/register', search: '?upgrade=vendor_pro', state: { from } }, { answers });
  const { user, api } = opened;
  await enter(user, await screen.findByLabelText('Email'), 'new@stalbook.example');
  await choosePassword(opened, 'hush-hush');
  await screen.findByRole('radio', { name: /Vendor Pro/ });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await enter(user, await screen.findByLabelText('Business name'), 'Clay & Kiln');
  await enter(user, screen.getByLabelText('Contact name'), 'Maya Ortiz');
  await enter(user, screen.getByLabelText('City'), 'Portland');
  await enter(user, screen.getByLabelText('State'), 'Oregon');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await user.click(await screen.findByRole('link', { name: 'Correct it' }));
  expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'new@stalbook.example');
  await user.clear(screen.getByLabelText('Email'));
  await enter(user, screen.getByLabelText('Email'), 'new@stallbook.example');
  await choosePassword(opened, 'hush-hush');
  expect(await screen.findByRole('radio', { name: /Vendor Pro/ })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByLabelText('Business name')).toHaveProperty('value', 'Clay & Kiln');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await screen.findByText(/^We sent a link to new@stallbook\.example\./);
  expect(api.named('POST /auth/sign-up').map(({ variables }) => variables)).toMatchObject([
    { email: 'new@stalbook.example' },
    { email: 'new@stallbook.example', chosenPlan: 'vendor_pro', metadata: { contactName: 'Maya Ortiz' } },
  ]);
  expect(localStorage.getItem('stallbook.session.return-to')).toBe('/events/e1');
});
