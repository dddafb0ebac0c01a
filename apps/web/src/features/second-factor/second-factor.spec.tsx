import { screen, waitFor, within } from '@testing-library/react';
import { enter } from '../../testing/enter.js';
import { refuseLive, streamOpened } from '../../testing/environment.js';
import { refuse } from '../../testing/fake-api.js';
import { openRoute } from '../../testing/render-route.js';

const off = { on: false, required: false, authenticatorAddedAt: null, passkeys: [], recoveryCodesLeft: 0 };
const phone = { id: 'p1', name: 'Phone', addedAt: '2027-05-01T10:00:00.000Z', lastUsedAt: null };
const on = { ...off, on: true, authenticatorAddedAt: '2027-05-01T10:00:00.000Z', recoveryCodesLeft: 9 };
const uri = 'otpauth://totp/Stallbook:vera@example.org?secret=ABCDEFGHIJKLMNOP&issuer=Stallbook';
const codes = ['AAAA-BBBB-CCCC', 'DDDD-EEEE-FFFF'];
const stale = refuse('STEP_UP_REQUIRED', 'Please confirm with your second factor that it is you.');

const open = (factor: object, answers: Record<string, unknown> = {}) =>
  openRoute('/profile', {
    viewer: 'vendor',
    answers: {
      MyAccountExport: { export: null },
      MySessions: { sessions: [] },
      MySecurityRecord: { record: [] },
      MySecondFactor: { factor },
      'POST /auth/refresh': {},
      ...answers,
    },
  });

const renewCodes = async ({ user }: Pick<ReturnType<typeof open>, 'user'>) => {
  await user.click(await screen.findByRole('button', { name: 'Get new recovery codes' }));
  const question = within(await screen.findByRole('dialog', { name: 'Get new recovery codes?' }));
  await user.click(question.getByRole('button', { name: 'Get new codes' }));
};

describe('the second factor on /profile', () => {
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('is set up with the password, a QR code or its key, and a code; the recovery codes are shown once', async () => {
    const { user, api } = open(off, {
      StartAuthenticator: { started: { secret: 'ABCDEFGHIJKLMNOP', uri } },
      ConfirmAuthenticator: { added: { recoveryCodes: codes } },
    });
    await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
    await enter(user, await screen.findByLabelText('Current password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('img', { name: 'QR code for your authenticator app' });
    screen.getByText('ABCD EFGH IJKL MNOP');
    await user.click(screen.getByRole('button', { name: 'Copy key' }));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('ABCDEFGHIJKLMNOP'));
    await enter(user, screen.getByLabelText('Code in the app'), '123 456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    const list = within(await screen.findByRole('list', { name: 'Your recovery codes' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(codes.join('\n')));
    await user.click(screen.getByRole('button', { name: 'I saved my codes' }));
    await waitFor(() => expect(api.named('POST /auth/refresh')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText(codes[0] ?? '')).toBeNull());
    expect(api.named('StartAuthenticator')[0]?.variables).toEqual({ input: { currentPassword: 'secret' } });
  });

  it('keeps new recovery codes open until the person says that they are saved', async () => {
    const { user } = open(on, { RenewRecoveryCodes: { renewed: { recoveryCodes: codes } } });
    await renewCodes({ user });
    const dialog = await screen.findByRole('dialog', { name: 'Recovery codes' });
    await within(dialog).findByText(codes[0] ?? '');
    expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(document.querySelector('.mantine-Modal-overlay') ?? document.body);
    expect(screen.getByText(codes[0] ?? '')).toBeTruthy();
  });

  it('asks before new recovery codes replace the saved ones', async () => {
    const { api, user } = open(on);
    await user.click(await screen.findByRole('button', { name: 'Get new recovery codes' }));
    const question = within(await screen.findByRole('dialog', { name: 'Get new recovery codes?' }));
    question.getByText('The codes you saved stop working immediately.');
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.named('RenewRecoveryCodes')).toEqual([]);
  });

  it('shows a refused change as an error', async () => {
    const { user } = open(on, { RenewRecoveryCodes: refuse('RATE_LIMITED', 'Too many attempts.') });
    await renewCodes({ user });
    expect((await screen.findByText('Too many attempts.')).closest('[class*="toast"]')?.className).toContain('error');
  });

  it('says at its field that the password is wrong', async () => {
    const message = 'That is not your current password';
    const { user } = open(off, {
      StartAuthenticator: refuse('BAD_INPUT', message, [{ path: 'currentPassword', message }]),
    });
    await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
    await enter(user, await screen.findByLabelText('Current password'), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText(message);
  });

  it('asks for itself again, then does what was asked for', async () => {
    const { user, api } = open(on, { RenewRecoveryCodes: stale });
    await renewCodes({ user });
    await screen.findByText(/more than ten minutes ago/);
    api.set('POST /auth/step-up', () => {
      api.set('RenewRecoveryCodes', { renewed: { recoveryCodes: codes } });
      return {};
    });
    await enter(user, screen.getByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await screen.findByText(codes[1] ?? '');
    expect(api.named('POST /auth/step-up').map(({ variables }) => variables)).toEqual([{ code: '123456' }]);
    const [first, second] = api.named('RenewRecoveryCodes').map(({ headers }) => headers['idempotency-key']);
    expect(first).toBe(second);
  });

  it('changes nothing when the step-up is called off', async () => {
    const { user, api } = open(on, { RenewRecoveryCodes: stale });
    await renewCodes({ user });
    const stepUp = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    await user.click(stepUp.getByRole('button', { name: 'Close' }));
    await screen.findByText('Please confirm with your second factor that it is you.');
    expect(api.named('RenewRecoveryCodes')).toHaveLength(1);
  });

  it('renames and removes passkeys, and is turned off', async () => {
    const { user, api } = open(
      { ...on, passkeys: [phone] },
      {
        RenamePasskey: { renamed: { id: 'p1' } },
        RemovePasskey: { removed: { id: 'p1' } },
        TurnOffSecondFactor: { done: { id: 'x' } },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Rename Phone' }));
    await user.clear(await screen.findByLabelText('Name'));
    await enter(user, screen.getByLabelText('Name'), 'Laptop');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.named('RenamePasskey')[0]?.variables).toEqual({ input: { id: 'p1', name: 'Laptop' } }),
    );
    await user.click(await screen.findByRole('button', { name: 'Remove Phone' }));
    await screen.findByText('Phone removed');
    await user.click(await screen.findByRole('button', { name: 'Turn off' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Turn off' }));
    await screen.findByText('Second factor turned off');
  });

  it.each([
    ['authenticator app', on],
    ['Phone', { ...on, authenticatorAddedAt: null, passkeys: [phone] }],
  ])('is turned off after a question when the last factor is removed (%s)', async (name, factor) => {
    const { user, api } = open(factor, { TurnOffSecondFactor: { done: { id: 'x' } } });
    await user.click(await screen.findByRole('button', { name: `Remove ${name}` }));
    const question = within(await screen.findByRole('dialog', { name: 'Turn off the second factor?' }));
    expect(api.named('TurnOffSecondFactor')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Turn off' }));
    await screen.findByText('Second factor turned off');
    expect([...api.named('RemoveAuthenticator'), ...api.named('RemovePasskey')]).toEqual([]);
  });

  it('says why a device gets no second passkey', async () => {
    const create = () => Promise.reject(new DOMException('', 'InvalidStateError'));
    Object.assign(window, { PublicKeyCredential: class {} });
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create } });
    const options = JSON.stringify({ challenge: 'AA', rp: {}, user: { id: 'AA' }, excludeCredentials: [] });
    const { user } = open(on, { StartPasskey: { started: { options } } });
    await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    await enter(user, await screen.findByLabelText('Name'), 'Laptop');
    await user.click(screen.getByRole('button', { name: 'Create passkey' }));
    await screen.findByText('This device or key already has a passkey for your account.');
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });

  it('cannot be turned off by an admin who needs it', async () => {
    open({ ...on, required: true });
    await screen.findByRole('button', { name: 'Get new recovery codes' });
    expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull();
  });
});

describe('/second-factor', () => {
  it('leads an admin who set it up to the dashboard', async () => {
    const { path } = openRoute('/second-factor', { viewer: 'vendor', answers: { MySecondFactor: { factor: off } } });
    await waitFor(() => expect(path()).toBe('/dashboard'));
  });

  it('stays until an admin saved the recovery codes, although the session has the factor, and then leads on', async () => {
    const { viewers } = await import('../../testing/viewers.js');
    const { user, api, path, answered } = openRoute('/second-factor', {
      viewer: 'waitingAdmin',
      answers: {
        MySecondFactor: { factor: { ...off, required: true } },
        StartAuthenticator: { started: { secret: 'ABCDEFGHIJKLMNOP', uri } },
        ConfirmAuthenticator: { added: { recoveryCodes: codes } },
        'POST /auth/refresh': {},
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
    await enter(user, await screen.findByLabelText('Current password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await enter(user, await screen.findByLabelText('Code in the app'), '123 456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await screen.findByText(codes[0] ?? '');
    const admin = { ...viewers.waitingAdmin, role: 'admin', hasSecondFactor: true, awaitsSecondFactor: false };
    api.set('CurrentUser', { user: admin });
    const before = api.named('CurrentUser').length;
    await streamOpened();
    refuseLive();
    await waitFor(() => expect(api.named('CurrentUser').length).toBeGreaterThan(before));
    await answered();
    expect([path(), screen.getByText(codes[0] ?? '') !== null]).toEqual(['/second-factor', true]);
    await user.click(screen.getByRole('button', { name: 'I saved my codes' }));
    await waitFor(() => expect(path()).not.toBe('/second-factor'));
  });

  it('leads an admin on to the page that they asked for', async () => {
    const from = { pathname: '/admin/claims', search: '?event=e1', hash: '' };
    const { path } = openRoute(
      { pathname: '/second-factor', state: { from } },
      { viewer: 'admin', answers: { MySecondFactor: { factor: off } } },
    );
    await waitFor(() => expect(path()).toBe('/admin/claims?event=e1'));
  });

  it('leads on to the board of the queues once the second factor was shown', async () => {
    const { viewers } = await import('../../testing/viewers.js');
    const { user } = openRoute('/second-factor?next=/admin/queues', {
      viewer: 'admin',
      answers: {
        CurrentUser: { user: { ...viewers.admin, hasSecondFactor: true } },
        MySecondFactor: { factor: on },
        'POST /auth/step-up': {},
      },
    });
    await enter(user, await screen.findByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    const link = await screen.findByRole('link', { name: 'Continue' });
    expect(link.getAttribute('href')).toBe('/admin/queues');
  });
});
