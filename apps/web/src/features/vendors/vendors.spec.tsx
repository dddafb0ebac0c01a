import { enter } from '../../testing/enter.js';
import { openRoute } from '../../testing/render-route.js';
import { screen, waitFor, within } from '@testing-library/react';
import { offline, refuse } from '../../testing/fake-api.js';
import { sceneOf } from './scene-of.js';

const vera = {
  id: 'v1',
  businessName: 'Vera Pottery',
  city: 'Austin',
  state: 'TX',
  productCategories: ['Mugs', 'Bowls'],
  boosted: false,
};
const bea = {
  id: 'v2',
  businessName: 'Bee & Bloom',
  city: 'Salem',
  state: 'OR',
  productCategories: [],
  boosted: false,
};
const found = (items: unknown[], total = items.length) => ({ vendors: { items, total } });
const open = (address: string, answers: Record<string, unknown>) =>
  openRoute(address, { viewer: 'organizer', answers });

it.each([
  [['Jams', 'Candies'], 'Clay & Kiln', 'farmers_market'],
  [['Teak boxes', 'Candles'], 'James Pottery', 'craft_fair'],
  [['Mugs'], 'The Tea House', 'craft_fair'],
  [[], 'The Tea House', 'farmers_market'],
  [[], 'James Pottery', 'craft_fair'],
])('the picture of a vendor shows a market for food if %j of %s are food', (productCategories, businessName, type) => {
  expect(sceneOf({ ...bea, businessName, productCategories }).eventType).toBe(type);
});

describe('/vendors', () => {
  it('[ID-015] shows name, place and categories of each vendor, and links to the vendor', async () => {
    open('/vendors', { Vendors: found([vera, bea]) });
    const link = await screen.findByRole('link', { name: 'Vera Pottery' });
    expect(link.getAttribute('href')).toBe('/vendors/v1');
    expect(screen.getByText('Austin, TX')).toBeTruthy();
    const categories = within(screen.getByRole('list', { name: 'Product categories' }));
    expect(categories.getAllByRole('link').map((one) => one.textContent)).toEqual(['Mugs', 'Bowls']);
    expect(screen.getByRole('heading', { name: '2 vendors' })).toBeTruthy();
  });

  it('[BI-022] marks the vendors that are placed ahead', async () => {
    open('/vendors', { Vendors: found([{ ...vera, boosted: true }, bea]) });
    const cardOf = async (name: string) => (await screen.findByRole('link', { name })).closest('li');
    expect((await cardOf('Vera Pottery'))?.textContent).toContain('Featured');
    expect((await cardOf('Bee & Bloom'))?.textContent).not.toContain('Featured');
  });

  it('[ID-015] keeps the three filters in the address', async () => {
    const { user, path, api } = open('/vendors?category=mugs', { Vendors: found([vera], 30) });
    expect(await screen.findByLabelText('Category')).toHaveProperty('value', 'mugs');
    await user.type(screen.getByLabelText('Who or what'), 'vera');
    await enter(user, screen.getByLabelText('Where'), 'austin');
    await waitFor(() => expect(path()).toBe('/vendors?search=vera&location=austin&category=mugs'));
    await user.click(await screen.findByRole('button', { name: 'Page 3' }));
    await waitFor(() =>
      expect(api.lastInput('Vendors')).toEqual({
        search: 'vera',
        location: 'austin',
        category: 'mugs',
        page: 3,
        pageSize: 12,
      }),
    );
  });

  it('narrows the list by a category of a card', async () => {
    const { user, path } = open('/vendors', { Vendors: found([vera]) });
    await user.click(await screen.findByRole('link', { name: 'Mugs' }));
    await waitFor(() => expect(path()).toBe('/vendors?category=Mugs'));
    await waitFor(() => expect(screen.getByLabelText('Category')).toHaveProperty('value', 'Mugs'));
  });

  it('[ID-015] says that no vendor was found, and shows all again', async () => {
    const { user, path } = open('/vendors?search=zzz', { Vendors: found([]) });
    await screen.findByText('No vendors found');
    await user.click(screen.getByRole('button', { name: 'Show all vendors' }));
    await waitFor(() => expect(path()).toBe('/vendors'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show all vendors' })).toBeNull());
  });

  it('[ID-012] says that the list failed, and loads it when asked again', async () => {
    const { user, api } = open('/vendors', { Vendors: offline });
    await screen.findByText('The vendors could not be loaded. Please try again.');
    api.set('Vendors', found([vera]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: 'Vera Pottery' });
  });
});

describe('/vendors/{id}', () => {
  const vendor = {
    ...vera,
    role: 'vendor',
    contactName: 'Vera Klein',
    website: 'https://vera.example',
    description: 'Wood-fired mugs.',
  };

  it('[ID-016] shows the public profile of the vendor, a save toggle, and a way to message the vendor', async () => {
    open('/vendors/v1', { Vendor: { vendor } });
    await screen.findByRole('heading', { name: 'Vera Pottery', level: 1 });
    for (const text of ['Austin, TX', 'Vera Klein', 'Wood-fired mugs.', 'Mugs', 'Bowls'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'https://vera.example' }).getAttribute('rel')).toContain('noopener');
    expect(await screen.findByRole('button', { name: 'Save Vera Pottery' })).toBeTruthy();
    const message = await screen.findByRole('link', { name: 'Message' });
    expect(message.getAttribute('href')).toBe('/messages/new?person=v1');
  });

  it('[ID-016] offers a vendor no way to message another vendor', async () => {
    openRoute('/vendors/v1', { viewer: 'vendor', answers: { Vendor: { vendor } } });
    await screen.findByRole('heading', { name: 'Vera Pottery', level: 1 });
    expect(screen.queryByRole('link', { name: 'Message' })).toBeNull();
  });

  it('leads its owner to where it is edited', async () => {
    openRoute('/vendors/vendor', { viewer: 'vendor', answers: { Vendor: { vendor: { ...vendor, id: 'vendor' } } } });
    expect((await screen.findByRole('link', { name: 'Edit profile' })).getAttribute('href')).toBe('/profile');
  });

  it.each([
    ['does not exist', refuse('NOT_FOUND', 'Profile not found')],
    ['is none at all', refuse('BAD_INPUT', 'Please check the highlighted fields.')],
    ['an organizer has', { vendor: { ...vendor, role: 'organizer' } }],
  ])('[ID-016] says that the vendor was not found when the id %s', async (_what, answer) => {
    open('/vendors/v9', { Vendor: answer });
    await screen.findByText('Vendor not found');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'See all vendors' }).getAttribute('href')).toBe('/vendors');
  });
});
