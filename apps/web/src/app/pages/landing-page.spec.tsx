import { enter } from '../../testing/enter.js';
import { catalogPlan as plan } from '../../testing/plans.js';
import { openRoute } from '../../testing/render-route.js';
import { act, screen, waitFor, within } from '@testing-library/react';
import { offline, refuse } from '../../testing/fake-api.js';
import { sessionShown } from '../../testing/session-shown.js';
import { viewers } from '../../testing/viewers.js';

const features = { canBoostListings: true, canViewSuggestions: true, canReadLibrary: true, maxBookmarks: -1 };
const texts = {
  offer: { lead: 'A limited offer', text: 'We help you set up.', action: 'Take a spot' },
  testimonials: ['One.', 'Two.', 'Three.'].map((words) => ({ words, name: 'Vera', trade: 'stoneware' })),
  story: {
    title: 'Why we built Stallbook',
    text: 'It rained.\n\nWe built it.',
    signature: 'The founders of Stallbook',
  },
  contactEmail: 'post@market.example',
  samples: ['offer', 'testimonials', 'story', 'contact'],
};
const answers = {
  LandingTexts: { texts },
  FoundingPlaces: { places: { limit: 100, left: 78 } },
  PlanCatalog: {
    catalog: {
      plans: [
        plan('basic', 'Basic', { platformFeeRate: 0.045, features: { ...features, maxBookmarks: 4 } }),
        plan('vendor_pro', 'Vendor Pro', { priceMonthlyCents: 1_700, features }),
        plan('organizer_pro', 'Vendor Magnet System', { priceMonthlyCents: 5_050, platformFeeRate: 0, features }),
      ],
    },
  },
};
const region = (name: string | RegExp) => screen.findByRole('region', { name });
const targets = (place: HTMLElement) => [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));

describe('the landing page', () => {
  it('[UI-030] speaks to vendors or to organizers, as the reader chooses', async () => {
    const { user } = openRoute('/', { answers });
    await screen.findByRole('heading', { level: 1, name: 'Your next good market day' });
    await user.click(screen.getByRole('button', { name: 'I organize' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Every booth filled, every fee paid');
    expect(screen.getByRole('button', { name: 'I organize', pressed: true })).toBeTruthy();
  });

  it('[UI-030] greets an organizer as one', async () => {
    openRoute('/', { viewer: 'organizer', answers });
    await screen.findByRole('heading', { level: 1, name: 'Every booth filled, every fee paid' });
  });

  it('keeps what was typed and chosen before the session is known', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const CurrentUser = () => new Promise((resolve) => (answer = resolve));
    const { user } = openRoute('/', { answers: { ...answers, CurrentUser } });
    const field = await screen.findByRole('searchbox');
    await enter(user, field, 'honey');
    await user.click(screen.getByRole('button', { name: 'I sell' }));
    answer({ user: viewers.organizer });
    await sessionShown('organizer');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'honey');
    expect(screen.getByRole('button', { name: 'I sell', pressed: true })).toBeTruthy();
  });

  it('[UI-031] shows how much of it is read', async () => {
    const { view } = openRoute('/', { answers });
    await screen.findByRole('heading', { level: 1 });
    Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: 3_000 });
    Object.defineProperty(document.documentElement, 'clientHeight', { configurable: true, value: 1_000 });
    Object.defineProperty(window, 'scrollY', { configurable: true, value: 500 });
    window.dispatchEvent(new Event('scroll'));
    await waitFor(() =>
      expect(view.container.querySelector<HTMLElement>('[style*="--read"]')?.style.getPropertyValue('--read')).toBe(
        '0.25',
      ),
    );
  });

  it('[UI-031] has cards of its features and the story of its founders', async () => {
    openRoute('/', { answers });
    const features = await region('Made for the people behind the tables');
    expect(within(features).getAllByRole('listitem').length).toBeGreaterThanOrEqual(5);
    expect(within(await region('Why we built Stallbook')).getByText('The founders of Stallbook')).toBeTruthy();
  });

  it('[UI-032] counts the spots that are left of the offer to organizers', async () => {
    openRoute('/', { answers });
    const banner = await screen.findByRole('complementary', { name: 'For the first 100 organizers' });
    expect(banner.textContent).toContain('first 100 organizers');
    expect(banner.textContent).toContain('78 spots left');
  });

  it('[UI-032] names another limit if one is configured', async () => {
    openRoute('/', { answers: { ...answers, FoundingPlaces: { places: { limit: 40, left: 17 } } } });
    const banner = await screen.findByRole('complementary', { name: 'For the first 40 organizers' });
    expect(banner.textContent).toContain('17 spots left');
  });

  it('shows the words of staff next to those of the app', async () => {
    openRoute('/', { answers });
    const banner = await screen.findByRole('complementary', { name: 'For the first 100 organizers' });
    for (const words of ['A limited offer', 'For the first 100 organizers', 'We help you set up.', 'Take a spot'])
      expect(await within(banner).findByText(words)).toBeTruthy();
  });

  it('[UI-032] takes the offer away when its spots are taken', async () => {
    const { api, answered } = openRoute('/', {
      answers: { ...answers, FoundingPlaces: { places: { limit: 100, left: 0 } } },
    });
    await region('What people say');
    await waitFor(() => expect(api.named('FoundingPlaces')).toHaveLength(1));
    await answered();
    expect(screen.queryByText(/spots left/)).toBeNull();
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('[UI-033] explains how to claim a market, and what comes then', async () => {
    openRoute('/', { answers });
    const claiming = await region('Your market may already be listed');
    const steps = within(claiming)
      .getAllByRole('listitem')
      .map((step) => step.textContent);
    expect(steps[0]).toMatch(/^Browse claimable events/);
    expect(steps[1]).toMatch(/^Send a claim.*contact details/);
    expect(steps.slice(2).map((step) => step.split('.')[0])).toEqual([
      'VerificationUsually done within 24 hours',
      'Applications come inVendors apply, and you choose',
      'Booth fees come inPaid online, straight to your account',
    ]);
    expect(targets(claiming)).toEqual(['/events']);
  });

  it('[UI-034] shows how it works for both sides, then what people say', async () => {
    openRoute('/', { answers });
    const how = await region(/^How it works/);
    expect(within(how).getByRole('heading', { name: 'For vendors' })).toBeTruthy();
    expect(within(how).getByRole('heading', { name: 'For organizers' })).toBeTruthy();
    const voices = await region('What people say');
    expect(how.nextElementSibling).toBe(voices);
    await waitFor(() => expect(voices.querySelectorAll('blockquote').length).toBeGreaterThanOrEqual(3));
  });

  it('marks samples as such until staff replace them', async () => {
    openRoute('/', { answers });
    await screen.findByText('These quotes are examples. No customer said them.');
    await waitFor(() => expect(screen.getAllByText('Sample.')).toHaveLength(4));
  });

  it('shows what staff wrote without a mark', async () => {
    openRoute('/', { answers: { ...answers, LandingTexts: { texts: { ...texts, samples: [] } } } });
    const story = within(await region('Why we built Stallbook'));
    expect(story.getByText('It rained.').nextElementSibling).toBe(story.getByText('We built it.'));
    expect(screen.queryByText('Sample.')).toBeNull();
  });

  it('invents nothing while the texts cannot be loaded', async () => {
    const { api, answered } = openRoute('/', { answers: { ...answers, LandingTexts: offline } });
    await screen.findByRole('complementary', { name: 'For the first 100 organizers' });
    await waitFor(() => expect(api.named('LandingTexts').length).toBeGreaterThan(0));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'What people say' })).toBeNull());
    await answered();
    expect(targets(await region('Talk to a person'))).toEqual(['/contact']);
  });

  it('[UI-035] compares the plans by the numbers of the catalog', async () => {
    openRoute('/', { answers });
    await screen.findByText('$17');
    const plans = await region('Start free, stay free if you like');
    const boards = [...plans.querySelectorAll('h3')].map((name) => name.parentElement?.textContent ?? '');
    expect(boards).toEqual([
      expect.stringMatching(/Vendor Magnet System\$50\.50 per month.*0% platform fee/),
      expect.stringMatching(/Vendor Pro\$17 per month.*Unlimited saved items/),
      expect.stringMatching(/BasicFree.*4\.5% platform fee.*Up to 4 saved items/),
    ]);
    expect(targets(plans)).toEqual(['/register', '/pricing']);
  });

  it('[UI-036] [CO-037] the home page offers the contact page, an email and the quick form with name, email, role and message', async () => {
    openRoute('/', { answers });
    const contact = await region('Talk to a person');
    await waitFor(() => expect(targets(contact)).toEqual([expect.stringMatching(/^mailto:.+@.+/), '/contact']));
    const form = within(await within(contact).findByRole('form', { name: 'Contact' }));
    for (const label of ['Your name', 'Email', 'Message']) form.getByLabelText(label);
    expect(form.getAllByRole<HTMLInputElement>('radio').map(({ name, value }) => [name, value])).toEqual([
      ['role', 'event-organizer'],
      ['role', 'vendor-artisan'],
      ['role', 'both'],
    ]);
  });

  it('[UI-037] [UI-038] [ID-078] explains that the session could not be checked, and tries again', async () => {
    const { api, user } = openRoute('/', { answers: { ...answers, CurrentUser: offline } });
    const words = 'Unable to connect. Please check your internet connection and try refreshing the page.';
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2), { timeout: 15_000 });
    const [top, bottom] = screen.getAllByRole('alert');
    if (!top || !bottom) throw new Error('two boxes');
    expect(top.textContent).toContain('Connection Issue');
    expect(within(top).getByRole('link', { name: 'Browse Events' }).getAttribute('href')).toBe('/events');
    expect(bottom.textContent).toContain('Connection Issue');
    expect(within(bottom).getByRole('link', { name: 'Continue to Events' }).getAttribute('href')).toBe('/events');
    await user.click(within(bottom).getByRole('button', { name: 'Try Again' }));
    await waitFor(
      () => expect(screen.getAllByText('Unable to authenticate. Please check your connection.')).toHaveLength(2),
      {
        timeout: 15_000,
      },
    );
    api.set('CurrentUser', { user: null });
    await user.click(screen.getAllByRole('button', { name: 'Try Again' })[0] as HTMLElement);
    await screen.findByRole('link', { name: 'Join Our Community' });
    await waitFor(() => expect(screen.queryByText('Connection Issue')).toBeNull());
  });

  it('[UI-037] shows what the server says of the session', async () => {
    openRoute('/', { answers: { ...answers, CurrentUser: refuse('INTERNAL', 'The session store is away.') } });
    expect(await screen.findAllByText('The session store is away.')).toHaveLength(2);
  });

  it('[UI-038] waits with its last words while the session loads', async () => {
    openRoute('/', { answers: { ...answers, CurrentUser: () => new Promise(() => undefined) } });
    const last = await region('Next steps');
    expect(within(last).getByRole('status').textContent).toBe('Loading...');
  });

  it('[UI-039] ends with the way into the account, or to one', async () => {
    openRoute('/', { answers });
    const last = await region('Next steps');
    await within(last).findByRole('link', { name: 'Join Our Community' });
    expect(targets(last)).toEqual(['/register', '/events']);
  });

  it('[UI-039] ends with the dashboard for those who are signed in', async () => {
    openRoute('/', { viewer: 'vendor', answers });
    const last = await region('Next steps');
    expect((await within(last).findByRole('link', { name: 'Go to Your Dashboard' })).getAttribute('href')).toBe(
      '/dashboard',
    );
  });
});

describe('[UI-031] the counter of events', () => {
  const still = window.matchMedia;
  let seen: (() => void)[] = [];
  beforeEach(() => {
    seen = [];
    class ObserverStub {
      constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        seen.push(() => this.tell([{ isIntersecting: true }]));
      }
      disconnect() {}
    }
    Object.assign(window, { IntersectionObserver: ObserverStub });
  });
  afterEach(() => {
    window.matchMedia = still;
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });
  const running = async () => {
    const figure = (await screen.findByText(
      (_words, element) => element?.tagName === 'STRONG' && /\d events$/.test(element.textContent),
    )) as HTMLElement;
    const [final, counting] = figure.querySelectorAll('span > span');
    return { final: () => final?.textContent, counting: () => counting?.textContent };
  };

  it('runs up to 1,000 once it is seen, while assistive technology reads the final number', async () => {
    openRoute('/', { answers });
    const { final, counting } = await running();
    const numbers = new Set<string | undefined>();
    act(() => seen.forEach((tell) => tell()));
    await waitFor(
      () => {
        numbers.add(counting());
        expect(final()).toBe('1,000');
        expect(counting()).toBe('1,000');
        expect(numbers.size).toBeGreaterThan(1);
      },
      { interval: 20 },
    );
  });

  it('shows 1,000 immediately with reduced motion', async () => {
    window.matchMedia = (query) => ({ ...still(query), matches: query.includes('reduced-motion') });
    openRoute('/', { answers });
    const { counting } = await running();
    expect(counting()).toBe('1,000');
    expect(seen).toEqual([]);
  });
});
