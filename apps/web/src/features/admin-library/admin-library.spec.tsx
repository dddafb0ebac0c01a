import { act, screen, waitFor, within } from '@testing-library/react';
import { enter } from '../../testing/enter.js';
import { offline, refuse } from '../../testing/fake-api.js';
import { failure } from '../../lib/texts.js';
import { openRoute } from '../../testing/render-route.js';
import { tasksOf } from './editor-values.js';

const categories = [
  { id: 'c1', name: 'Booth design', icon: 'stall', color: '#7a3b69', slug: 'booth-design' },
  { id: 'c2', name: 'Marketing', icon: 'mail', color: '#9a2f2f', slug: 'marketing' },
];
const row = (id: string, title: string, status = 'published') => ({
  id,
  title,
  status,
  stepCount: 4,
  updatedAt: '2027-05-01T10:00:00.000Z',
  categoryId: 'c1',
  category: { name: 'Booth design' },
});
const all = { blueprints: [row('b1', 'Tents'), row('b2', 'Signs', 'draft')], categories };
const done = { blueprint: { id: 'b1' } };

describe('the list of blueprints', () => {
  const open = (answers = {}) =>
    openRoute('/admin/blueprints', { viewer: 'admin', answers: { AllBlueprints: all, ...answers } });
  const entry = (name: string) => screen.findByRole('listitem', { name });

  it('[CO-027] publishes, unpublishes and deletes', async () => {
    const { api, user } = open({
      PublishBlueprint: done,
      UnpublishBlueprint: done,
      DeleteBlueprint: { deleted: { id: 'b1' } },
    });
    await user.click(within(await entry('Signs')).getByRole('button', { name: 'Publish' }));
    await screen.findByText('Signs is published.');
    expect(api.named('PublishBlueprint')[0]?.variables).toEqual({ id: 'b2' });
    await user.click(within(await entry('Tents')).getByRole('button', { name: 'Unpublish' }));
    await waitFor(() => expect(api.named('UnpublishBlueprint')[0]?.variables).toEqual({ id: 'b1' }));
    await user.click(within(await entry('Tents')).getByRole('button', { name: 'Delete' }));
    expect(api.named('DeleteBlueprint')).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Delete blueprint' }));
    await waitFor(() => expect(api.named('DeleteBlueprint')[0]?.variables).toEqual({ id: 'b1' }));
  });

  it('moves blueprints and categories', async () => {
    const { api, user } = open({
      OrderBlueprints: { ordered: [{ id: 'b2' }, { id: 'b1' }] },
      OrderBlueprintCategories: { categories: [{ id: 'c2' }, { id: 'c1' }] },
    });
    await user.click(await screen.findByRole('button', { name: 'Move Tents down' }));
    await waitFor(() => expect(api.named('OrderBlueprints')[0]?.variables).toEqual({ ids: ['b2', 'b1'] }));
    await user.click(await screen.findByRole('button', { name: 'Move Marketing up' }));
    await waitFor(() => expect(api.named('OrderBlueprintCategories')[0]?.variables).toEqual({ ids: ['c2', 'c1'] }));
  });

  it('creates a category and deletes one without blueprints', async () => {
    const { api, user } = open({
      CreateBlueprintCategory: { categories: [{ id: 'c3' }] },
      DeleteBlueprintCategory: { categories: [] },
    });
    await entry('Marketing');
    expect(screen.queryByRole('button', { name: 'Delete Booth design' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Delete Marketing' }));
    await waitFor(() => expect(api.named('DeleteBlueprintCategory')[0]?.variables).toEqual({ id: 'c2' }));
    await user.click(screen.getByRole('button', { name: 'New category' }));
    const dialog = await screen.findByRole('dialog');
    await enter(user, within(dialog).getByLabelText('Name'), 'Winter');
    await enter(user, within(dialog).getByLabelText('Address'), 'winter');
    expect(within(dialog).getByRole('option', { name: 'Document' })).toHaveProperty('selected', true);
    await user.selectOptions(within(dialog).getByLabelText('Icon'), 'Market stall');
    await user.click(within(dialog).getByRole('button', { name: 'Save category' }));
    await waitFor(() =>
      expect(api.named('CreateBlueprintCategory')[0]?.variables).toEqual({
        input: { name: 'Winter', slug: 'winter', icon: 'stall', color: '#2f6b4f' },
      }),
    );
  });
});

describe('the editor of blueprints', () => {
  const task = { id: 't1', text: 'Weigh it' };
  const step = (id: string) => ({ id, title: `Step of ${id}`, text: 'Do it.', tasks: [task] });
  const blueprint = {
    id: 'b1',
    title: 'Tents',
    description: 'About tents',
    categoryId: 'c1',
    status: 'published',
    revision: 3,
    content: [step('s1'), step('s2')],
  };
  const open = (address: string, answers = {}) =>
    openRoute(address, {
      viewer: 'admin',
      answers: { AllBlueprints: all, EditedBlueprint: { blueprint }, ...answers },
    });

  it('[CO-027] creates a draft with steps and tasks', async () => {
    const { api, user, path } = open('/admin/blueprints/new', { CreateBlueprint: done });
    await user.click(await screen.findByRole('button', { name: 'Save blueprint' }));
    expect(await screen.findByText('Please enter a title')).toBeTruthy();
    await enter(user, screen.getByLabelText('Title'), 'Lights');
    await user.selectOptions(screen.getByLabelText('Category'), 'c2');
    for (const number of [4, 3, 2]) await user.click(screen.getByRole('button', { name: `Remove step ${number}` }));
    await enter(user, screen.getByLabelText('Title of the step'), 'Buy lamps');
    await user.type(screen.getByLabelText('Checklist'), 'Measure\nOrder');
    await user.click(screen.getByRole('button', { name: 'Save blueprint' }));
    await waitFor(() => expect(path()).toBe('/admin/blueprints'));
    expect(api.named('CreateBlueprint')[0]?.variables).toMatchObject({
      input: {
        title: 'Lights',
        categoryId: 'c2',
        content: [{ title: 'Buy lamps', text: '', tasks: [{ text: 'Measure' }, { text: 'Order' }] }],
      },
    });
  });

  it('asks before a new blueprint is left, and offers its input on return', async () => {
    const { user, router, path } = open('/admin/blueprints/new');
    await enter(user, await screen.findByLabelText('Title'), 'Lights');
    await enter(user, screen.getAllByLabelText('Title of the step')[0] as HTMLElement, 'Buy lamps');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await screen.findByRole('listitem', { name: 'Tents' });
    expect(path()).toBe('/admin/blueprints');
    await act(() => router.navigate('/admin/blueprints/new'));
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Lights'));
    const [step] = screen.getAllByLabelText('Title of the step');
    await waitFor(() => expect(step).toHaveProperty('value', 'Buy lamps'));
  });

  it('[CO-027] edits the newest text, moves steps, and keeps the input when someone else was faster', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { api, user } = open('/admin/blueprints/b1', {
      EditBlueprint: refuse('BLUEPRINT.CHANGED_MEANWHILE', 'Someone else saved this blueprint after you opened it.'),
    });
    const title = await screen.findByLabelText<HTMLInputElement>('Title');
    await enter(user, title, ' in wind');
    await user.click(screen.getByRole('button', { name: 'Move step 2 up' }));
    await user.click(screen.getByRole('button', { name: 'Save blueprint' }));
    await screen.findByText('This was saved elsewhere after you opened it');
    expect(title.value).toBe('Tents in wind');
    expect(api.named('EditBlueprint')[0]?.variables).toMatchObject({
      input: { id: 'b1', revision: 3, title: 'Tents in wind', content: [{ id: 's2', tasks: [task] }, { id: 's1' }] },
    });
    jest.restoreAllMocks();
  });

  it('keeps the input when the connection is lost while it is saved', async () => {
    const { api, user } = open('/admin/blueprints/b1', { EditBlueprint: offline });
    const title = await screen.findByLabelText<HTMLInputElement>('Title');
    await enter(user, title, ' in wind');
    for (const name of ['AllBlueprints', 'EditedBlueprint']) api.set(name, offline);
    await user.click(screen.getByRole('button', { name: 'Save blueprint' }));
    await waitFor(() => expect(api.named('EditedBlueprint').length).toBeGreaterThan(1));
    await screen.findByText(failure.offline);
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Tents in wind');
  });

  it('saves restored input over what someone else saved since only if the admin says so', async () => {
    const { api, user, router, path } = open('/admin/blueprints/b1');
    await enter(user, await screen.findByLabelText('Title'), ' in wind');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByRole('listitem', { name: 'Tents' });
    api.set('EditedBlueprint', { blueprint: { ...blueprint, title: 'Big tents', revision: 4 } });
    api.set('EditBlueprint', refuse('BLUEPRINT.CHANGED_MEANWHILE', 'Someone else saved this blueprint.'));
    await act(() => router.navigate('/admin/blueprints/b1'));
    const title = () => screen.findByLabelText('Title');
    await waitFor(async () => expect(await title()).toHaveProperty('value', 'Big tents'));
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    await waitFor(async () => expect(await title()).toHaveProperty('value', 'Tents in wind'));
    await user.click(screen.getByRole('button', { name: 'Save blueprint' }));
    const mine = await screen.findByRole('button', { name: 'Save mine over them' });
    api.set('EditBlueprint', done);
    await user.click(mine);
    await waitFor(() => expect(path()).toBe('/admin/blueprints'));
    expect(api.named('EditBlueprint').map(({ variables }) => variables['input'])).toMatchObject([
      { revision: 3, title: 'Tents in wind' },
      { revision: 4, title: 'Tents in wind' },
    ]);
  });

  it('keeps the ID of a task that was reworded or moved, so that checks stay', () => {
    const before = [
      { id: 'a', text: 'One' },
      { id: 'b', text: 'Two' },
    ];
    expect(tasksOf('Two\nOne', before)).toEqual([before[1], before[0]]);
    expect(tasksOf('One\nTwo pieces', before)).toEqual([before[0], { id: 'b', text: 'Two pieces' }]);
    const [first, , third] = tasksOf('One\n\nTwo\nOne', before);
    expect(first?.id).toBe('a');
    expect(third?.id).not.toBe('a');
  });
});

it('[CO-010] admins see the views and completions of each blueprint', async () => {
  const use = [
    { id: 'b1', title: 'Tents', status: 'published', views: 30, viewers: 12, started: 10, completed: 4 },
    { id: 'b2', title: 'Signs', status: 'draft', views: 5, viewers: 5, started: 0, completed: 0 },
  ];
  openRoute('/admin/blueprint-analytics', { viewer: 'admin', answers: { BlueprintAnalytics: { use } } });
  const tents = (await screen.findByText('Tents')).closest('tr')!;
  expect([...tents.querySelectorAll('th, td')].map((cell) => cell.textContent?.trim())).toEqual(
    expect.arrayContaining(['30', '12', '10', '4', '40%']),
  );
  const totals = screen.getByRole('region', { name: 'All blueprints' });
  expect(within(totals).getByText('35')).toBeTruthy();
});
