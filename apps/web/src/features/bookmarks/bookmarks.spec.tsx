import { screen, waitFor, within } from '@testing-library/react';
import { refuse } from '../../testing/fake-api.js';
import { card, eventAnswer } from '../../testing/market-events.js';
import { catalogPlan } from '../../testing/plans.js';
import { openRoute } from '../../testing/render-route.js';
import { sessionShown } from '../../testing/session-shown.js';
import type { ViewerName } from '../../testing/viewers.js';

const market = card();
const vera = {
  id: 'v1',
  businessName: 'Vera Pottery',
  city: 'Austin',
  state: 'TX',
  productCategories: [],
  boosted: false,
};
const saveMarket = `Save ${market.title}`;
const all = { canBoostListings: true, canViewSuggestions: true, canReadLibrary: true, maxBookmarks: -1 };
const pro = {
  priceMonthlyCents: 2_900,
  listPriceMonthlyCents: 3_900,
  savings: 'save 25%',
  platformFeeRate: 0,
  features: all,
};

function open(address: string, { viewer = 'vendor' as ViewerName, answers = {}, saved = [] as object[] } = {}) {
  let kept = saved;
  const idOf = (one: object) => (one as { targetId: string }).targetId;
  return openRoute(address, {
    viewer,
    answers: {
      Events: { events: { items: [market], total: 1 } },
      Event: eventAnswer(),
      Vendors: { vendors: { items: [vera], total: 1 } },
      Vendor: { vendor: { ...vera, role: 'vendor', contactName: 'Vera', website: null, description: 'Mugs.' } },
      MyBookmarks: () => ({ bookmarks: kept }),
      AddBookmark: ({ input }: { input: object }) => {
        kept = [input, ...kept];
        return { added: { targetId: idOf(input) } };
      },
      RemoveBookmark: ({ input }: { input: object }) => {
        kept = kept.filter((one) => idOf(one) !== idOf(input));
        return { removed: { id: idOf(input) } };
      },
      UpgradeOffer: { catalog: { plans: [catalogPlan('basic', 'Basic'), catalogPlan('pro', 'Pro', pro)] } },
      ...answers,
    },
  });
}
const isPressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true';

describe('the save toggle', () => {
  it('[BI-056] flips on the card of an event, with one look-up for all cards', async () => {
    const other = card({ id: 'e2', title: 'Hill Market' });
    let answer: (given: unknown) => void = () => undefined;
    const { user, api } = open('/events', {
      answers: {
        Events: { events: { items: [market, other], total: 2 } },
        AddBookmark: () => new Promise((resolve) => (answer = resolve)),
      },
    });
    const pressed = () => [isPressed(saveMarket), isPressed('Save Hill Market')];
    const toggle = await screen.findByRole('button', { name: saveMarket });
    await waitFor(() => expect(api.named('MyBookmarks')).toHaveLength(1));
    expect(pressed()).toEqual([false, false]);
    await user.click(toggle);
    await waitFor(() => expect(api.named('AddBookmark')).toHaveLength(1));
    expect(api.named('AddBookmark')[0]?.variables).toEqual({ input: { targetType: 'event', targetId: 'e1' } });
    // Another tab saved the other one meanwhile, so the answer shows.
    const saved = ['e1', 'e2'].map((targetId) => ({ targetType: 'event', targetId }));
    api.set('MyBookmarks', { bookmarks: saved });
    answer({ added: { targetId: 'e1' } });
    await waitFor(() => expect(pressed()).toEqual([true, true]));
    expect(api.named('MyBookmarks')).toHaveLength(2);
    api.set('MyBookmarks', { bookmarks: saved.slice(1) });
    await user.click(toggle);
    await waitFor(() => expect(pressed()).toEqual([false, true]));
    await waitFor(() => expect(api.named('RemoveBookmark')).toHaveLength(1));
  });

  it('[BI-056] says Save or Saved on the page of an event', async () => {
    const { user } = open('/events/e1', { viewer: 'admin' });
    const toggle = await screen.findByRole('button', { name: saveMarket });
    expect(toggle.textContent).toBe('Save');
    await user.click(toggle);
    const saved = await screen.findByRole('button', { name: `Saved ${market.title}`, pressed: true });
    expect(saved.textContent).toBe('Saved');
  });

  it('shows the change immediately, and reverts it on failure', async () => {
    let answer: (given: unknown) => void = () => undefined;
    const AddBookmark = () => new Promise((resolve) => (answer = resolve));
    const other = card({ id: 'e2', title: 'Hill Market' });
    const { user, api } = open('/events', {
      saved: [{ targetType: 'event', targetId: 'e2' }],
      answers: { AddBookmark, Events: { events: { items: [market, other], total: 2 } } },
    });
    await screen.findByRole('button', { name: 'Save Hill Market', pressed: true });
    await user.click(screen.getByRole('button', { name: saveMarket }));
    await waitFor(() => expect(isPressed(saveMarket)).toBe(true));
    await waitFor(() => expect(api.named('AddBookmark')).toHaveLength(1));
    answer(refuse('INTERNAL', 'Something went wrong.'));
    await screen.findByText('This could not be saved. Please try again.');
    await waitFor(() => expect(isPressed(saveMarket)).toBe(false));
  });

  it.each([
    ['Log in', '/login'],
    ['Create an account', '/register'],
  ])('[BI-052] asks visitors to sign in, and leads back afterwards: %s', async (way, page) => {
    const { user, api, router } = open('/events?search=fair', { viewer: 'visitor' });
    await sessionShown('visitor');
    await user.click(await screen.findByRole('button', { name: saveMarket }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Please sign in to save items' }));
    expect(api.named('AddBookmark')).toEqual([]);
    expect(api.named('MyBookmarks')).toEqual([]);
    await user.click(await dialog.findByRole('link', { name: way }));
    await waitFor(() => expect(router.state.location.pathname).toBe(page));
    const { from } = router.state.location.state as { from: object };
    expect(from).toMatchObject({ pathname: '/events', search: '?search=fair' });
  });

  it("[ID-015] shows on the cards of vendors, but not on one's own", async () => {
    const self = { ...vera, id: 'vendor', businessName: 'Clay & Kiln' };
    const { user } = open('/vendors', { answers: { Vendors: { vendors: { items: [vera, self], total: 2 } } } });
    await user.click(await screen.findByRole('button', { name: 'Save Vera Pottery' }));
    await waitFor(() => expect(isPressed('Save Vera Pottery')).toBe(true));
    expect(screen.queryByRole('button', { name: 'Save Clay & Kiln' })).toBeNull();
  });

  it('shows on the page of a vendor', async () => {
    const saved = [{ targetType: 'vendor', targetId: 'v1' }];
    const { user, api } = open('/vendors/v1', { viewer: 'organizer', saved });
    await user.click(await screen.findByRole('button', { name: 'Saved Vera Pottery', pressed: true }));
    await screen.findByRole('button', { name: 'Save Vera Pottery', pressed: false });
    await waitFor(() => expect(api.named('RemoveBookmark')[0]?.variables).toEqual({ input: saved[0] }));
  });
});

describe('at the limit', () => {
  const advice = 'Free users can save up to 3 items. Upgrade to Pro for unlimited saves!';
  const full = { AddBookmark: refuse('BOOKMARK.LIMIT_REACHED', 'Bookmark limit reached', [], advice) };
  const openOffer = async (viewer: ViewerName) => {
    const { user } = open('/events', { viewer, answers: full });
    await user.click(await screen.findByRole('button', { name: saveMarket }));
    const dialog = await screen.findByRole('dialog', { name: 'Upgrade to Pro for unlimited saves!' });
    await within(dialog).findByText('$29/month');
    return { dialog: within(dialog), user };
  };

  it('[BI-053] [BI-054] [BI-057] offers the upgrade, in numbers of the catalog, and leads to billing', async () => {
    const { dialog, user } = await openOffer('vendor');
    dialog.getByText(advice);
    expect(dialog.getByText('$39/month').tagName).toBe('S');
    expect(dialog.getByText('save 25% · cancel anytime')).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Go to billing' }).getAttribute('href')).toBe('/billing');
    expect(dialog.getByRole('link', { name: 'Saved events' }).getAttribute('href')).toBe('/events?saved');
    expect(dialog.getByRole('link', { name: 'Saved vendors' }).getAttribute('href')).toBe('/vendors?saved');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(isPressed(saveMarket)).toBe(false);
  });

  it.each<[ViewerName, string[]]>([
    ['vendor', ['AI event recommendations', 'Advanced analytics']],
    ['organizer', ['AI vendor suggestions', 'No transaction fees']],
  ])('[BI-058] says what Pro holds for a %s', async (viewer, own) => {
    const { dialog } = await openOffer(viewer);
    const shared = [
      'Your listings at the top of search results',
      'Unlimited saved events and vendors',
      'Priority support',
    ];
    const lines = dialog.getAllByRole('listitem').map((one) => one.textContent);
    expect(lines.sort()).toEqual([...shared, ...own].sort());
  });

  it('[BI-053] [BI-054] does not offer the upgrade to a person on a paid plan, but their saved items', async () => {
    const AddBookmark = refuse(
      'BOOKMARK.LIMIT_REACHED',
      'Bookmark limit reached',
      [],
      'Your plan allows up to 50 saved items.',
    );
    const { user, api } = open('/events', { viewer: 'proVendor', answers: { AddBookmark } });
    await user.click(await screen.findByRole('button', { name: saveMarket }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bookmark limit reached' }));
    dialog.getByText('Your plan allows up to 50 saved items.');
    const links = dialog.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/events?saved', '/vendors?saved']);
    expect(api.named('UpgradeOffer')).toEqual([]);
  });
});

describe('what was saved', () => {
  it('is listed at the event search, and removed items can be restored', async () => {
    const saved = [{ targetType: 'event', targetId: 'e1' }];
    const SavedEvents = { bookmarks: [{ targetId: 'e1', isAvailable: true, event: market }] };
    const { user, path } = open('/events', { saved, answers: { SavedEvents } });
    await user.click(await screen.findByRole('link', { name: 'Saved events' }));
    await waitFor(() => expect(path()).toBe('/events?saved'));
    await screen.findByRole('heading', { name: 'Saved events', level: 1 });
    await user.click(await screen.findByRole('button', { name: saveMarket, pressed: true }));
    await screen.findByRole('button', { name: saveMarket, pressed: false });
    await user.click(screen.getByRole('link', { name: 'All events' }));
    await waitFor(() => expect(path()).toBe('/events'));
  });

  it('requires a login, and returns visitors to the list afterward', async () => {
    const { user, path, router } = open('/events', { viewer: 'visitor' });
    await user.click(await screen.findByRole('link', { name: 'Saved events' }));
    await waitFor(() => expect(path()).toBe('/login'));
    expect(router.state.location.state).toMatchObject({ from: { pathname: '/events', search: '?saved' } });
  });

  it('is listed at the vendor search', async () => {
    open('/vendors?saved', {
      answers: { SavedVendors: { bookmarks: [{ targetId: 'v1', isAvailable: true, vendor: vera }] } },
    });
    expect((await screen.findByRole('link', { name: 'Vera Pottery' })).getAttribute('href')).toBe('/vendors/v1');
  });

  it('names what no longer exists, and removes it, so that it does not count', async () => {
    const gone = ['e8', 'e9'].map((targetId) => ({ targetId, isAvailable: false, event: null }));
    const SavedEvents = { bookmarks: [{ targetId: 'e1', isAvailable: true, event: market }, ...gone] };
    const { user, api } = open('/events?saved', { answers: { SavedEvents } });
    await screen.findByText('2 saved items are no longer available.');
    await user.click(screen.getByRole('button', { name: 'Remove from saved items' }));
    await screen.findByText('2 items that are no longer available were removed from your saved items.');
    await waitFor(() => expect(screen.queryByText('2 saved items are no longer available.')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
    const removed = api.named('RemoveBookmark').map(({ variables }) => variables['input']);
    expect(removed).toEqual(['e8', 'e9'].map((targetId) => ({ targetType: 'event', targetId })));
  });

  it('keeps naming what could not be removed', async () => {
    const answers = {
      SavedVendors: { bookmarks: [{ targetId: 'v9', isAvailable: false, vendor: null }] },
      RemoveBookmark: refuse('INTERNAL', 'No'),
    };
    const { user } = open('/vendors?saved', { answers });
    await user.click(await screen.findByRole('button', { name: 'Remove from saved items' }));
    await screen.findByText('Not removed. Please try again.');
    screen.getByText('1 saved item is no longer available.');
  });

  it('says that nothing was saved yet, and that the list failed', async () => {
    const { user, api } = open('/vendors?saved', { answers: { SavedVendors: refuse('INTERNAL', 'No') } });
    await screen.findByText('Your saved vendors could not be loaded. Please try again.');
    api.set('SavedVendors', { bookmarks: [] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('No saved vendors yet');
  });
});
