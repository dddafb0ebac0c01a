import { openRoute } from '../../testing/render-route.js';
import { act, screen, waitFor } from '@testing-library/react';
import { enter } from '../../testing/enter.js';
import { refuse, Refused } from '../../testing/fake-api.js';
import { catalogPlan as plan } from '../../testing/plans.js';
import { viewers } from '../../testing/viewers.js';

const PlanCatalog = {
  catalog: {
    plans: [
      plan('basic', 'Basic'),
      plan('vendor_pro', 'Vendor Pro', { priceMonthlyCents: 1_700 }),
      plan('organizer_pro', 'Vendor Magnet System', { priceMonthlyCents: 5_000 }),
    ],
  },
};
type User = ReturnType<typeof openRoute>['user'];

async function account(user: User, password = 'secret', confirm = password) {
  await enter(user, await screen.findByLabelText('Email'), 'new@stallbook.example');
  await enter(user, screen.getByLabelText('Password'), password);
  await enter(user, screen.getByLabelText('Confirm password'), confirm);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}
/** The steps before and after it have a button of the same name. */
const plans = () => screen.findByRole('radio', { name: /^Basic/ });
async function toProfile(user: User) {
  await account(user);
  await plans();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByLabelText('Business name');
}
async function profile(user: User, role = /^Vendor/) {
  await user.click(screen.getByRole('radio', { name: role }));
  await enter(user, screen.getByLabelText('Business name'), 'Clay & Kiln');
  await enter(user, screen.getByLabelText('Contact name'), 'Maya Ortiz');
  await enter(user, screen.getByLabelText('City'), 'Portland');
  await enter(user, screen.getByLabelText('State'), 'Oregon');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
}

describe('/register', () => {
  it('[ID-029] keeps differing passwords on step 1', async () => {
    const { user } = openRoute('/register', { answers: { PlanCatalog } });
    await account(user, 'secret', 'secrets');
    await screen.findByText('Passwords do not match');
    expect(screen.getByText('1. Account').closest('li')?.getAttribute('aria-current')).toBe('step');
  });

  it('[ID-030] refuses a short password', async () => {
    const { user } = openRoute('/register', { answers: { PlanCatalog } });
    await account(user, 'five5');
    await screen.findByText('Password must be at least 6 characters');
  });

  it('[ID-028] [ID-031] [ID-032] goes through plan to profile, one step back at a time, with prices from the catalog', async () => {
    const { user } = openRoute('/register', { answers: { PlanCatalog } });
    const steps = ['1. Account', '2. Plan', '3. Profile'].map((name) => screen.getByText(name));
    expect(steps.map((step) => step.closest('li')?.getAttribute('aria-current'))).toEqual(['step', null, null]);
    await account(user);
    for (const price of ['Vendor Pro · $17 a month', 'Vendor Magnet System · $50 a month'])
      await screen.findByText(price);
    expect(screen.getByRole('radio', { name: /^Basic/ })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('radio', { name: /Vendor Magnet System/ }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('radio', { name: /^Organizer/ })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await plans();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'new@stallbook.example');
  });

  it.each([
    ['Vendor', ['basic', 'vendor_pro', 'organizer_pro'], /^Vendor Magnet/, 'you’ll get an organizer account'],
    ['Organizer', ['basic', 'organizer_pro', 'vendor_pro'], /^Vendor Pro/, 'you’ll get a vendor account'],
  ])('lists the plans that are not for a known %s last, and says what account they make', async (...known) => {
    const [role, order, otherPlan, makes] = known;
    const { user } = openRoute('/register', { answers: { PlanCatalog } });
    await toProfile(user);
    await user.click(screen.getByRole('radio', { name: new RegExp(`^${role}`) }));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await plans();
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)).toEqual(order);
    expect(screen.queryByText(makes, { exact: false })).toBeNull();
    await user.click(screen.getByRole('radio', { name: otherPlan }));
    await screen.findByText(makes, { exact: false });
  });

  it('the browser’s Back leads one step back, and what was typed is still there', async () => {
    const { user, router } = openRoute('/register', { answers: { PlanCatalog } });
    await toProfile(user);
    await enter(user, screen.getByLabelText('Business name'), 'Clay & Kiln');
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('radio', { name: /^Basic/ })).toHaveProperty('checked', true);
    await act(() => router.navigate(-1));
    expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'new@stallbook.example');
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'secret');
    await act(() => router.navigate(2));
    expect(await screen.findByLabelText('Business name')).toHaveProperty('value', 'Clay & Kiln');
  });

  it('a state that does not exist is named before anything is sent', async () => {
    const { user, api } = openRoute('/register', { answers: { PlanCatalog } });
    await toProfile(user);
    await enter(user, screen.getByLabelText('State'), 'Bavaria');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await screen.findByText('Please enter a US state, such as OR or Oregon');
    await user.clear(screen.getByLabelText('State'));
    await user.type(screen.getByLabelText('State'), 'tx');
    await waitFor(() => expect(screen.queryByText(/^Please enter a US state/)).toBeNull());
    expect(api.named('POST /auth/sign-up')).toHaveLength(0);
  });

  it('a plan that was chosen on the price list is chosen in step 2, where it can still be changed', async () => {
    const signedUp = { userId: 'u', needsConfirmation: true };
    const { user, api } = openRoute('/register?upgrade=vendor_pro', {
      answers: { PlanCatalog, 'POST /auth/sign-up': signedUp },
    });
    await account(user);
    expect(await screen.findByRole('radio', { name: /^Vendor Pro/ })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('radio', { name: /^Basic/ }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByLabelText('Business name');
    await profile(user);
    await screen.findByRole('heading', { name: 'Check your inbox' });
    expect(api.named('POST /auth/sign-up')[0]?.variables).toMatchObject({ chosenPlan: 'basic' });
  });

  it('leads someone with an account to the login, and remembers the page that they came from', async () => {
    const from = { pathname: '/events/e1', search: '', hash: '' };
    const { user, path, router } = openRoute({ pathname: '/register', state: { from } }, { answers: { PlanCatalog } });
    await user.click(await screen.findByRole('link', { name: 'Log in' }));
    await waitFor(() => expect(path()).toBe('/login'));
    expect(router.state.location.state).toEqual({ from });
  });

  it('the confirmation screen still knows the address after a reload', async () => {
    const { user, api } = openRoute(
      { pathname: '/register', state: { needsConfirmation: true, email: 'new@stallbook.example' } },
      { answers: { 'POST /auth/resend': { id: 'u' } } },
    );
    await screen.findByText(/^We sent a link to new@stallbook\.example\./);
    await user.click(screen.getByRole('button', { name: 'Resend email' }));
    await screen.findByText('A new confirmation email has been sent! Please check your inbox.');
    expect(api.named('POST /auth/resend')[0]?.variables).toMatchObject({ email: 'new@stallbook.example' });
  });

  it('[ID-027] holds account, plan and profile', async () => {
    const { user } = openRoute('/register', { answers: { PlanCatalog } });
    for (const label of ['Email', 'Password', 'Confirm password']) await screen.findByLabelText(label);
    await account(user);
    const choices = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
    await waitFor(() => expect(choices()).toEqual(['basic', 'vendor_pro', 'organizer_pro']));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    for (const label of ['Business name', 'Contact name', 'City', 'State']) await screen.findByLabelText(label);
    for (const label of ['Phone', 'Street address', 'ZIP code']) screen.getByLabelText(`${label} (optional)`);
    expect(choices()).toEqual(['vendor', 'organizer']);
  });

  it('[ID-033] asks for role, names, city and state, and for nothing else', async () => {
    const { user, api } = openRoute('/register', { answers: { PlanCatalog } });
    await toProfile(user);
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await screen.findByText('Please select your role');
    expect(screen.getAllByRole('alert')).toHaveLength(5);
    expect(api.named('POST /auth/sign-up')).toHaveLength(0);
  });

  it('reports a text that is too long together with the missing ones', async () => {
    const { user, api } = openRoute('/register', { answers: { PlanCatalog } });
    await toProfile(user);
    await user.click(await screen.findByLabelText('Business name'));
    await user.paste('a'.repeat(121));
    await user.click(screen.getByLabelText('Street address (optional)'));
    await user.paste('a'.repeat(201));
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await screen.findByText('Please use 120 characters or fewer');
    screen.getByText('Please use 200 characters or fewer');
    expect(screen.getAllByRole('alert')).toHaveLength(6);
    expect(api.named('POST /auth/sign-up')).toHaveLength(0);
  });

  it('[ID-026] [ID-031] [ID-034] [ID-038] [ID-054] ends with the confirmation screen and sends the mail again', async () => {
    const answers = {
      PlanCatalog,
      'POST /auth/sign-up': { userId: 'u', needsConfirmation: true },
      'POST /auth/resend': { id: 'u' },
    };
    const { user, api } = openRoute('/register', { answers });
    await toProfile(user);
    await profile(user);
    await screen.findByRole('heading', { name: 'Check your inbox' });
    expect(api.named('POST /auth/sign-up')[0]?.variables).toMatchObject({
      email: 'new@stallbook.example',
      metadata: { role: 'vendor', businessName: 'Clay & Kiln', zipCode: '' },
      chosenPlan: 'basic',
    });
    await user.click(screen.getByRole('button', { name: 'Resend email' }));
    await screen.findByText('A new confirmation email has been sent! Please check your inbox.');
    api.set('POST /auth/resend', refuse('RATE_LIMITED', 'slow down'));
    await user.click(screen.getByRole('button', { name: 'Resend email' }));
    await screen.findByText('Failed to resend confirmation email.');
    expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/login');
  });

  it('[ID-028] [ID-043] shows what the identity service refused, until the next step back', async () => {
    const { user } = openRoute('/register', {
      answers: { PlanCatalog, 'POST /auth/sign-up': refuse('RATE_LIMITED', 'Please try again in a moment.') },
    });
    await toProfile(user);
    await profile(user);
    await screen.findByText('Please try again in a moment.');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByLabelText('Business name')).toHaveProperty('value', 'Clay & Kiln');
    expect(screen.queryByText('Please try again in a moment.')).toBeNull();
  });

  it('[ID-032] presets the role by the plan, and sends the one that was chosen after it', async () => {
    const signedUp = { userId: 'u', needsConfirmation: true };
    const { user, api } = openRoute('/register', { answers: { PlanCatalog, 'POST /auth/sign-up': signedUp } });
    await account(user);
    await user.click(await screen.findByRole('radio', { name: /Vendor Pro/ }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByLabelText('Business name');
    expect(screen.getByRole('radio', { name: /^Vendor/ })).toHaveProperty('checked', true);
    await profile(user, /^Organizer/);
    await screen.findByRole('heading', { name: 'Check your inbox' });
    expect(api.named('POST /auth/sign-up')[0]?.variables).toMatchObject({
      metadata: { role: 'organizer' },
      chosenPlan: 'vendor_pro',
    });
  });

  /** An installation that asks for no confirmation. */
  const made = () => ({ profile: { id: 'vendor' } });
  const withSession = (search: string, CreateProfile: () => unknown = made, state?: object) => {
    const entry = { pathname: '/register', search, state };
    const opened = openRoute(entry, { answers: { PlanCatalog, 'POST /auth/refresh': {} } });
    const { api } = opened;
    api.set('POST /auth/sign-up', () => {
      api.set('CurrentUser', { user: viewers.withoutProfile });
      return { userId: 'vendor', needsConfirmation: false, session: {} };
    });
    api.set('CreateProfile', () => {
      const answer = CreateProfile();
      if (!(answer instanceof Refused)) api.set('CurrentUser', { user: viewers.vendor });
      return answer;
    });
    return opened;
  };

  it.each([
    ['?upgrade=pro', '/pricing?upgrade=pro'],
    ['?upgrade=vendor_pro', '/pricing?upgrade=vendor_pro'],
    ['?upgrade=organizer_pro', '/pricing?upgrade=organizer_pro'],
    ['?upgrade=gold', '/dashboard'],
  ])(
    '[ID-026] [ID-035] [ID-039] [ID-040] with a session, /register%s creates the profile and leads to %s',
    async (query, target) => {
      const { user, path, api } = withSession(query);
      await toProfile(user);
      await profile(user);
      await waitFor(() => expect(path()).toBe(target));
      expect(api.named('CreateProfile')[0]?.variables).toMatchObject({
        input: { role: 'vendor', businessName: 'Clay & Kiln', contactName: 'Maya Ortiz' },
      });
    },
  );

  it.each([
    ['', /Vendor Pro/, 'vendor_pro', '/pricing?upgrade=vendor_pro'],
    ['?upgrade=pro', /Vendor Pro/, 'vendor_pro', '/pricing?upgrade=vendor_pro'],
    ['?upgrade=vendor_pro', /Basic/, 'basic', '/about'],
  ])(
    '[ID-039] [ID-040] from /register%s, asked for by /about, the plan %s of step 2 is %s and leads to %s',
    async (query, plan, chosenPlan, target) => {
      const from = { pathname: '/about', search: '', hash: '' };
      const { user, path, api } = withSession(query, made, { from });
      await account(user);
      await user.click(await screen.findByRole('radio', { name: plan }));
      await user.click(screen.getByRole('button', { name: 'Continue' }));
      await screen.findByLabelText('Business name');
      await profile(user);
      await waitFor(() => expect(path()).toBe(target));
      expect(api.named('POST /auth/sign-up')[0]?.variables).toMatchObject({ chosenPlan });
    },
  );

  it('keeps the market that asked for an account until the email is confirmed', async () => {
    const from = { pathname: '/events/e1', search: '', hash: '#apply' };
    const answers = { PlanCatalog, 'POST /auth/sign-up': { userId: 'u', needsConfirmation: true } };
    const { user } = openRoute({ pathname: '/register', state: { from, role: 'vendor' } }, { answers });
    await toProfile(user);
    expect(screen.getByRole('radio', { name: /^Vendor/ })).toHaveProperty('checked', true);
    await profile(user);
    await screen.findByRole('heading', { name: 'Check your inbox' });
    expect(localStorage.getItem('stallbook.session.return-to')).toBe('/events/e1#apply');
  });

  it('[ID-042] says why the profile was not created, and tries again without a second sign-up', async () => {
    const answers = [refuse('BAD_INPUT', 'The city is not known.'), { profile: { id: 'vendor' } }];
    const { user, path, api } = withSession('', () => answers.shift());
    await toProfile(user);
    await profile(user);
    await screen.findByText('Failed to create profile: The city is not known.');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(path()).toBe('/dashboard'));
    expect(api.named('POST /auth/sign-up')).toHaveLength(1);
  });

  it('[ID-036] opens on the confirmation screen when told so', async () => {
    openRoute({ pathname: '/register', state: { needsConfirmation: true } });
    await screen.findByRole('heading', { name: 'Check your inbox' });
  });

  it('[ID-043] says that something unforeseen happened', async () => {
    const { user } = openRoute('/register', {
      answers: { PlanCatalog, 'POST /auth/sign-up': refuse('INTERNAL', 'x') },
    });
    await toProfile(user);
    await profile(user);
    await screen.findByText('An unexpected error occurred');
  });
});
