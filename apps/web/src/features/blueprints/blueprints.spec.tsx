import { act, screen, waitFor, within } from '@testing-library/react';
import { offline, refuse } from '../../testing/fake-api.js';
import { catalogPlan } from '../../testing/plans.js';
import { openRoute } from '../../testing/render-route.js';

const category = { id: 'c1', name: 'Booth design', icon: 'stall', color: '#7a3b69' };
const blueprintCard = (id: string, title: string) => ({
  id,
  title,
  description: `About ${title}`,
  stepCount: 4,
  category,
});
const tent = blueprintCard('b1', 'Weigh down the tent');
const signs = blueprintCard('b2', 'Paint your signs');
const library = {
  categories: [
    { id: 'c1', name: 'Booth design' },
    { id: 'c2', name: 'Marketing' },
  ],
  recommended: [signs],
  all: [tent, signs],
  progress: [{ blueprintId: 'b1', currentStep: 3, completed: false, blueprint: { id: 'b1' } }],
  stats: { completed: 2, published: 8, completionRate: 25 },
};
const steps = ['Buy weights', 'Hang them', 'Check them', 'Take them home'].map((title, index) => ({
  id: `s${index + 1}`,
  title,
  text: `Text of ${title}`,
  tasks: [{ id: `t${index + 1}`, text: `Do ${title}` }],
}));
const blueprint = { id: 'b1', title: tent.title, description: tent.description, category, content: steps };
const saved = { saved: { updatedAt: '2027-05-01T10:00:00.000Z' } };

describe('the Success Library', () => {
  const open = (answers = {}, address = '/vendor/blueprints') =>
    openRoute(address, {
      viewer: 'vendor',
      answers: { Library: library, Blueprints: { blueprints: [tent, signs] }, ...answers },
    });

  const without = { canBoostListings: false, canViewSuggestions: false, canReadLibrary: false, maxBookmarks: 3 };

  it.each([
    ['/vendor/blueprints', 'Library'],
    ['/vendor/blueprint/b1', 'Blueprint'],
  ])('[CO-025] %s offers the upgrade to the plans that include the library', async (address, operation) => {
    const refused = refuse('MEMBERSHIP.LIBRARY_REQUIRED', 'The Success Library is part of a paid plan.');
    const plans = [
      catalogPlan('basic', 'Basic', { features: without }),
      catalogPlan('vendor_pro', 'Vendor Pro', { features: without }),
      catalogPlan('organizer_pro', 'Vendor Magnet System'),
      catalogPlan('pro', 'Pro'),
    ];
    const { user } = open({ [operation]: refused, UpgradeOffer: { catalog: { plans } } }, address);
    await screen.findByText('Your plan does not include the Success Library.');
    await user.click(await screen.findByRole('link', { name: 'Upgrade to Pro' }));
    const dialog = await screen.findByRole('dialog', { name: 'Your plan does not include the Success Library' });
    await within(dialog).findByText(/The library comes with Pro\.$/);
  });

  it('[CO-025] shows categories, search, recommended blueprints, progress and stats', async () => {
    const { api, user } = open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Success Library' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Success Library · Stallbook'));
    const stats = await screen.findByRole('region', { name: 'Your progress' });
    expect(await within(stats).findByText('25%')).toBeTruthy();
    expect(within(stats).getByText('8')).toBeTruthy();
    const resume = screen.getByRole('region', { name: 'Continue where you left off' });
    expect(within(resume).getByText('Step 3 of 4')).toBeTruthy();
    const recommended = screen.getByRole('region', { name: 'Recommended for you' });
    expect(within(recommended).getByRole('link').getAttribute('href')).toBe('/vendor/blueprint/b2');

    await user.click(screen.getByRole('button', { name: 'Marketing' }));
    await screen.findByRole('button', { name: 'Marketing', pressed: true });
    await user.type(screen.getByRole('searchbox', { name: 'Search the library' }), 'tent');
    await waitFor(() =>
      expect(api.lastVariables('Blueprints')).toEqual({ input: { search: 'tent', categoryId: 'c2' } }),
    );
  });

  it('says that staff wrote its texts in English', async () => {
    open();
    const category = await screen.findByRole('button', { name: 'Booth design' });
    const all = screen.getByRole('button', { name: 'All' });
    expect([category.lang, all.lang]).toEqual(['en', '']);
    const recommended = screen.getByRole('region', { name: 'Recommended for you' });
    for (const text of ['Booth design', signs.title, signs.description])
      expect(within(recommended).getByText(text).lang).toBe('en');
  });

  it('shows what the vendor saved', async () => {
    open({ MyBookmarks: { bookmarks: [{ targetType: 'blueprint', targetId: 'b2' }] } });
    const shelf = await screen.findByRole('region', { name: 'Saved' });
    expect(within(shelf).getByRole('link', { name: 'Paint your signs' })).toBeTruthy();
  });

  it('names what the vendor saved and the library no longer has', async () => {
    open({ MyBookmarks: { bookmarks: [{ targetType: 'blueprint', targetId: 'b9' }] } });
    await screen.findByText('1 saved item is no longer available.');
    screen.getByRole('button', { name: 'Remove from saved items' });
  });

  it('offers all blueprints again when nothing matches', async () => {
    const { user, path } = open({ Blueprints: { blueprints: [] } }, '/vendor/blueprints?search=zebra');
    await user.click(await screen.findByRole('button', { name: 'Show all blueprints' }));
    await waitFor(() => expect(path()).toBe('/vendor/blueprints'));
  });

  it('can be loaded again after a failure', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { api, user } = open({ Library: offline });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.set('Library', library);
    await user.click(retry);
    expect(await screen.findByText('25%')).toBeTruthy();
    jest.restoreAllMocks();
  });

  it('[UI-019] is a link in the menu of vendors', async () => {
    const { user } = open({}, '/about');
    await user.click(await screen.findByRole('button', { name: 'Tools' }));
    const link = await screen.findByRole('link', { name: 'Success Library' });
    expect(link.getAttribute('href')).toBe('/vendor/blueprints');
  });
});

describe('a blueprint', () => {
  const open = (answers = {}) =>
    openRoute('/vendor/blueprint/b1', {
      viewer: 'vendor',
      answers: {
        Blueprint: { blueprint, progress: [] },
        OpenBlueprint: { opened: { id: 'b1' } },
        SaveBlueprintProgress: saved,
        ...answers,
      },
    });

  it('says that staff wrote its texts in English', async () => {
    open();
    const title = await screen.findByRole('heading', { level: 1, name: tent.title });
    const step = within(screen.getByRole('navigation', { name: 'Steps' })).getByText('2. Hang them');
    const texts = [title, screen.getByRole('heading', { name: '1. Buy weights' }), step];
    expect(texts.map((text) => text.closest('[lang]')?.getAttribute('lang'))).toEqual(['en', 'en', 'en']);
  });

  it('[CO-026] is shown in steps, counts the view, and keeps the step and the checklist', async () => {
    const { api, user } = open();
    expect(await screen.findByRole('heading', { level: 1, name: tent.title })).toBeTruthy();
    await waitFor(() => expect(api.named('OpenBlueprint').map(({ variables }) => variables)).toEqual([{ id: 'b1' }]));
    await user.click(screen.getByRole('checkbox', { name: 'Do Buy weights' }));
    await user.click(screen.getByRole('button', { name: 'Next step' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('2. Hang them'));
    await waitFor(() =>
      expect(api.named('SaveBlueprintProgress').map(({ variables }) => variables['input'])).toEqual([
        { blueprintId: 'b1', addedTasks: ['t1'] },
        { blueprintId: 'b1', currentStep: 2 },
      ]),
    );
  });

  it('[CO-026] opens at the step of another device, marks completion, and takes it back', async () => {
    const progress = [{ blueprintId: 'b1', currentStep: 4, completed: false, doneTasks: ['t4'] }];
    const { api, user } = open({ Blueprint: { blueprint, progress } });
    const steps = await screen.findByRole('navigation', { name: 'Steps' });
    const current = within(steps).getByRole('button', { current: 'step' });
    expect(current.textContent).toBe('4. Take them home');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Do Take them home' }).checked).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Mark as completed' }));
    await screen.findByText('You completed this blueprint.');
    await user.click(await screen.findByRole('button', { name: 'Mark as not completed' }));
    await waitFor(() =>
      expect(api.named('SaveBlueprintProgress').map(({ variables }) => variables['input'])).toEqual([
        { blueprintId: 'b1', completed: true },
        { blueprintId: 'b1', completed: false },
      ]),
    );
  });

  it('[CO-026] can be bookmarked', async () => {
    const { api, user } = open({ AddBookmark: { added: { targetId: 'b1' } } });
    await user.click(await screen.findByRole('button', { name: `Save ${tent.title}` }));
    await waitFor(() =>
      expect(api.named('AddBookmark')[0]?.variables).toEqual({ input: { targetType: 'blueprint', targetId: 'b1' } }),
    );
  });

  it('says that a step was not saved, and continues', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user } = open({ SaveBlueprintProgress: offline });
    await user.click(await screen.findByRole('button', { name: 'Next step' }));
    expect(await screen.findByText(/Your progress was not saved/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: '2. Hang them' })).toBeTruthy();
    jest.restoreAllMocks();
  });

  it('keeps what was done without a connection, and saves it with the next step', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { api, user, answered } = open({ SaveBlueprintProgress: offline, 'POST /auth/refresh': {} });
    await user.click(await screen.findByRole('checkbox', { name: 'Do Buy weights' }));
    await screen.findByText(/Your progress was not saved/);
    api.set('SaveBlueprintProgress', saved);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(api.named('Blueprint')).toHaveLength(2));
    await answered();
    await user.click(await screen.findByRole('button', { name: 'Next step' }));
    await waitFor(() =>
      expect(api.lastInput('SaveBlueprintProgress')).toEqual({
        blueprintId: 'b1',
        currentStep: 2,
        addedTasks: ['t1'],
      }),
    );
    expect(api.named('OpenBlueprint')).toHaveLength(1);
    jest.restoreAllMocks();
  });

  it('counts each visit once, also soon after another', async () => {
    const { api, router, answered } = open({ Library: library, Blueprints: { blueprints: [tent, signs] } });
    const visits = async (count: number) => {
      await screen.findByRole('heading', { level: 1, name: tent.title });
      await answered();
      await screen.findByRole('heading', { level: 1, name: tent.title });
      await waitFor(() => expect(api.named('OpenBlueprint')).toHaveLength(count));
    };
    await visits(1);
    await act(() => router.navigate('/vendor/blueprints'));
    await screen.findByRole('heading', { level: 1, name: 'Success Library' });
    await act(() => router.navigate('/vendor/blueprint/b1'));
    await visits(2);
  });

  it('says so if it no longer exists', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    open({ Blueprint: refuse('NOT_FOUND', 'Blueprint not found') });
    expect(await screen.findByRole('heading', { level: 1, name: 'Blueprint not found' })).toBeTruthy();
    jest.restoreAllMocks();
  });
});
