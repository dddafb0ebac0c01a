import { fireEvent, screen, waitFor } from '@testing-library/react';
import { enter } from '../../testing/enter.js';
import { offline, refuse } from '../../testing/fake-api.js';
import { openRoute } from '../../testing/render-route.js';
import { pass } from '../../testing/timers.js';

type User = ReturnType<typeof openRoute>['user'];
const CHECK = 'POST /auth/check-password';
const WARNING = 'This is a common password';
const commonIs =
  (...common: string[]) =>
  ({ password }: Record<string, unknown>) => ({ common: common.includes(String(password)), obvious: false });

describe('a common password', () => {
  const opened = { 'POST /auth/confirm': { type: 'recovery', session: null } };
  const screens: [string, () => ReturnType<typeof openRoute>, string][] = [
    ['/register', () => openRoute('/register', { answers: { [CHECK]: commonIs('Password1') } }), 'Password'],
    [
      '/reset-password',
      () =>
        openRoute('/reset-password#token_hash=h&type=recovery', {
          answers: { ...opened, [CHECK]: commonIs('Password1') },
        }),
      'New password',
    ],
  ];

  it.each(screens)('is warned about on %s when the typing pauses, in one request', async (_, open, label) => {
    const { user, api } = open();
    await enter(user, await screen.findByLabelText(label), 'Password1');
    expect((await screen.findByText(WARNING)).closest('[role="status"]')?.textContent).toContain('let your browser');
    expect(api.named(CHECK).map(({ variables }) => variables)).toEqual([{ password: 'Password1' }]);
    await enter(user, screen.getByLabelText(label), '-linen');
    expect(screen.queryByText(WARNING)).toBeNull();
    await waitFor(() => expect(api.named(CHECK)).toHaveLength(2));
    expect(screen.queryByText(WARNING)).toBeNull();
  });

  const planIsOpen = () =>
    waitFor(() => expect(screen.getByText('2. Plan').closest('li')?.getAttribute('aria-current')).toBe('step'));
  const step = async (user: User, password: string) => {
    await enter(user, await screen.findByLabelText('Email'), 'new@stallbook.example');
    await user.type(screen.getByLabelText('Password'), password);
    await user.type(screen.getByLabelText('Confirm password'), password);
  };

  it('or an obvious one shows a warning with the reason', async () => {
    const { user, api } = openRoute('/register', { answers: { [CHECK]: { common: false, obvious: true } } });
    await enter(user, await screen.findByLabelText('Email'), 'vera@stallbook.example');
    await enter(user, screen.getByLabelText('Password'), 'Vera2027');
    const warning = await screen.findByText('This password is easy to guess');
    expect(warning.closest('[role="status"]')?.textContent).toContain('repeats Stallbook or your email address');
    screen.getByText('Password strength: Strong by the rules, but:');
    const asked = { password: 'Vera2027', email: 'vera@stallbook.example' };
    expect(api.named(CHECK).map(({ variables }) => variables)).toEqual([asked]);
  });

  it('may still be used', async () => {
    const { user } = openRoute('/register', {
      answers: { [CHECK]: commonIs('sunshine'), PlanCatalog: { catalog: { plans: [] } } },
    });
    await step(user, 'sunshine');
    await screen.findByText(WARNING);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await planIsOpen();
  });

  it('is not asked about while it is too short anyway', async () => {
    const { api } = openRoute('/register', { answers: { [CHECK]: { common: true, obvious: false } } });
    const field = await screen.findByLabelText('Password');
    const asked = () => api.named(CHECK).map(({ variables }) => variables['password']);
    const typed = async (password: string) => {
      fireEvent.change(field, { target: { value: password } });
      await pass(5_000);
    };
    jest.useFakeTimers();
    await typed('12345');
    expect(asked()).toEqual([]);
    await typed('123456');
    expect(asked()).toEqual(['123456']);
    jest.useRealTimers();
  });

  it.each([
    ['there is no answer', offline],
    ['it was asked too often', refuse('RATE_LIMITED', 'Too many attempts.')],
  ])('lets people continue when %s', async (_, answer) => {
    const { user, api } = openRoute('/register', {
      answers: { [CHECK]: answer, PlanCatalog: { catalog: { plans: [] } } },
    });
    await step(user, 'sunshine');
    await waitFor(() => expect(api.named(CHECK)).toHaveLength(1));
    expect(screen.queryByText('Too many attempts.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await planIsOpen();
  });
});
