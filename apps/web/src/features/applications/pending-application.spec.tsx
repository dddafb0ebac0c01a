import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { enter } from '../../testing/enter.js';
import { bothValues } from '../../testing/conflict.js';
import { refuse } from '../../testing/fake-api.js';
import { application, ownPage } from '../../testing/market-events.js';
import { openRoute } from '../../testing/render-route.js';

describe('an application that is not decided yet', () => {
  const open = (more = {}) =>
    openRoute('/vendor/applications', {
      viewer: 'vendor',
      answers: { MyApplications: ownPage([application()]), ...more },
    });

  it('can be withdrawn after a confirmation', async () => {
    const { user, api } = open({ WithdrawApplication: { application: { id: 'ap1', status: 'draft' } } });
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    expect(api.named('WithdrawApplication')).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Withdraw application' }));
    await screen.findByText('Application withdrawn. It is a draft again.');
    expect(api.named('WithdrawApplication')[0]?.variables).toEqual({ id: 'ap1' });
  });

  it('can be edited, and says if the organizer decided meanwhile', async () => {
    const { user, api } = open({
      EditApplication: refuse('APPLICATION.NOT_PENDING', 'Only a pending application can be changed.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const field = await screen.findByLabelText('What products will you be selling? *');
    expect(field).toHaveProperty('value', 'Mugs');
    await user.clear(field);
    await enter(user, field, 'Bowls');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Only a pending application can be changed.');
    api.set('EditApplication', { application: { id: 'ap1', status: 'pending' } });
    await user.click(await screen.findByRole('button', { name: 'Save changes', busy: false }));
    await screen.findByText('Application changed');
    expect(api.named('EditApplication')[1]?.variables['input']).toMatchObject({
      applicationId: 'ap1',
      productsOffered: 'Bowls',
    });
  });

  describe('that another tab changed', () => {
    const products = 'What products will you be selling? *';
    const newer = application({ productsOffered: 'Plates', boothRequirements: 'Power' });
    const changed = [{ path: 'productsOffered', message: 'Changed' }];
    const editing = async (shown = application(), stored: Record<string, string> = {}) => {
      const opened = openRoute('/vendor/applications', {
        viewer: 'vendor',
        stored,
        answers: {
          MyApplications: ownPage([shown]),
          ApplicationForEvent: { application: newer },
          EditApplication: refuse('APPLICATION.CHANGED_MEANWHILE', 'Changed', changed),
        },
      });
      await opened.user.click(await screen.findByRole('button', { name: 'Edit' }));
      await screen.findByLabelText(products);
      return opened;
    };
    const save = ({ user }: Awaited<ReturnType<typeof editing>>) =>
      user.click(screen.getByRole('button', { name: 'Save changes' }));
    const sent = ({ api }: Awaited<ReturnType<typeof editing>>) =>
      api.named('EditApplication').map(({ variables }) => variables['input']);
    const title = 'This application was changed on another device';

    it('is shown next to what was typed here, and replaced if the vendor says so', async () => {
      const opened = await editing();
      await opened.user.clear(screen.getByLabelText(products));
      await enter(opened.user, screen.getByLabelText(products), 'Bowls');
      await save(opened);
      await screen.findByText(title);
      expect(bothValues('Products')).toEqual(['Bowls', 'Plates']);
      opened.api.set('EditApplication', { application: { id: 'ap1', status: 'pending' } });
      await opened.user.click(screen.getByRole('button', { name: 'Save mine over them' }));
      await screen.findByText('Application changed');
      expect(sent(opened)).toMatchObject([
        { productsOffered: 'Bowls', before: { productsOffered: 'Mugs' } },
        { productsOffered: 'Bowls', boothRequirements: 'Power', before: { productsOffered: 'Plates' } },
      ]);
    });

    it('comes into the form if the vendor says so', async () => {
      const opened = await editing();
      await enter(opened.user, screen.getByLabelText(products), ' and bowls');
      await save(opened);
      await opened.user.click(await screen.findByRole('button', { name: 'Use what was saved' }));
      await waitFor(() => expect(screen.getByLabelText(products)).toHaveProperty('value', 'Plates'));
      await waitFor(() => expect(screen.queryByText(title)).toBeNull());
    });

    it('is not replaced by what is restored after a reload, also after a second one', async () => {
      const first = await editing();
      await enter(first.user, screen.getByLabelText(products), ' and bowls');
      for (let reload = 0; reload < 2; reload += 1) {
        const stored = { ...localStorage } as Record<string, string>;
        cleanup();
        const opened = await editing(newer, stored);
        await opened.user.click(await screen.findByRole('button', { name: 'Restore' }));
        await waitFor(() => expect(screen.getByLabelText(products)).toHaveProperty('value', 'Mugs and bowls'));
        await save(opened);
        await screen.findByText(title);
        expect(sent(opened)).toMatchObject([
          { productsOffered: 'Mugs and bowls', before: { productsOffered: 'Mugs', boothRequirements: 'Power' } },
        ]);
      }
    });
  });

  it('keeps an edit that came too late in view, also once the list no longer shows the application', async () => {
    const { user, api } = open();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const field = await screen.findByLabelText('What products will you be selling? *');
    await enter(user, field, ' and bowls');
    api.set('EditApplication', refuse('APPLICATION.NOT_PENDING', 'This application is decided.'));
    api.set('MyApplications', ownPage([]));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('No applications yet');
    await within(screen.getByRole('dialog')).findByText('This application is decided.');
    expect(field.isConnected).toBe(true);
    expect(field).toHaveProperty('value', 'Mugs and bowls');
  });
});
