import { enter } from '../../testing/enter.js';
import { openRoute } from '../../testing/render-route.js';
import { act, screen, waitFor } from '@testing-library/react';
import { applying } from '../../testing/applying.js';
import { draftPost } from '../../testing/blog-posts.js';
import { bothValues } from '../../testing/conflict.js';
import { refuse } from '../../testing/fake-api.js';
import { application, deskEntry, deskPage, eventAnswer } from '../../testing/market-events.js';
import { catalogPlan } from '../../testing/plans.js';
import { rejection } from '../../features/applications/texts/decisions.js';
import { viewers } from '../../testing/viewers.js';

type Opened = ReturnType<typeof openRoute>;
const tell = () => act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
const endsElsewhere = async ({ api }: Opened) => {
  api.set('CurrentUser', { user: null });
  await tell();
  await screen.findByRole('heading', { name: 'Welcome back' });
  expect(JSON.stringify(localStorage)).toContain('stallbook.session-draft');
};
const beginsElsewhere = async ({ api }: Opened, viewer: 'vendor' | 'organizer' | 'admin') => {
  api.set('CurrentUser', { user: viewers[viewer] });
  await tell();
};
const restore = async ({ user }: Opened) => user.click(await screen.findByRole('button', { name: 'Restore' }));
const shows = (label: string, value: string) =>
  waitFor(() => expect(screen.getByLabelText(label)).toHaveProperty('value', value));

const version = 3;
const plan = catalogPlan('pro', 'Pro', { version, legacyPricesMonthlyCents: [], stripePriceId: 'price_1' });
const plansAnswers = { AdminPlans: { catalog: { plans: [plan] } }, PlanHistory: { versions: [] } };
const keptApplication = 'stallbook.session-draft.vendor.application-draft';

describe('what was typed when the session ended', () => {
  it('[ID-098] into a new event is offered again', async () => {
    const opened = openRoute('/create-event', { viewer: 'organizer' });
    await enter(opened.user, await screen.findByLabelText('Title'), 'Lantern Fair');
    await endsElsewhere(opened);
    await beginsElsewhere(opened, 'organizer');
    await screen.findByText('You were logged out before they were saved.');
    await restore(opened);
    expect(opened.path()).toBe('/create-event');
    await shows('Title', 'Lantern Fair');
  });

  it('[ID-098] into an event is offered again, next to what was saved meanwhile', async () => {
    const opened = openRoute('/events/e1/edit', { viewer: 'organizer', answers: { Event: eventAnswer() } });
    await enter(opened.user, await screen.findByLabelText('Title'), ' 2027');
    await endsElsewhere(opened);
    opened.view.unmount();
    const later = { Event: eventAnswer({ boothFeeCents: 9_000 }) };
    await restore(openRoute('/events/e1/edit', { viewer: 'organizer', answers: later, stored: { ...localStorage } }));
    await shows('Title', 'Riverside Spring Craft Fair 2027');
    await shows('Booth fee', '90.00');
  });

  it('[ID-098] into a post is offered again', async () => {
    const answers = { PostForEditing: { post: draftPost }, UpdatePost: refuse('UNAUTHENTICATED', 'Log in first.') };
    const address = `/admin/blog/${draftPost.id}/edit`;
    const opened = openRoute(address, { viewer: 'admin', answers });
    await opened.user.type(await screen.findByLabelText('Title'), 'y');
    await endsElsewhere(opened);
    opened.view.unmount();
    await restore(openRoute(address, { viewer: 'admin', answers, stored: { ...localStorage } }));
    await shows('Title', 'Windy');
  });

  it('[ID-098] into the own profile is offered again', async () => {
    const opened = openRoute('/profile', { viewer: 'vendor' });
    const name = await screen.findByLabelText('Business name');
    await opened.user.clear(name);
    await enter(opened.user, name, 'Clay & Kiln & Glaze');
    await endsElsewhere(opened);
    await beginsElsewhere(opened, 'vendor');
    await restore(opened);
    await shows('Business name', 'Clay & Kiln & Glaze');
  });

  it('[ID-098] into the terms of a plan is offered again', async () => {
    const opened = openRoute('/admin/plans', { viewer: 'admin', answers: plansAnswers });
    const openPlan = async () => opened.user.click(await screen.findByRole('button', { name: 'Edit Pro' }));
    await openPlan();
    await enter(opened.user, await screen.findByLabelText('Name'), ' 2027');
    await endsElsewhere(opened);
    await beginsElsewhere(opened, 'admin');
    await openPlan();
    await restore(opened);
    await shows('Name', 'Pro 2027');
  });

  it('[ID-098] into a plan that someone else changed since is not saved over it', async () => {
    const opened = openRoute('/admin/plans', { viewer: 'admin', answers: plansAnswers });
    const openPlan = async () => opened.user.click(await screen.findByRole('button', { name: 'Edit Pro' }));
    await openPlan();
    await enter(opened.user, await screen.findByLabelText('Name'), ' 2027');
    await endsElsewhere(opened);
    opened.api.set('AdminPlans', { catalog: { plans: [{ ...plan, version: version + 1 }] } });
    opened.api.set('UpdatePlan', refuse('PLAN.CHANGED_MEANWHILE', 'Someone else changed this plan meanwhile.'));
    await beginsElsewhere(opened, 'admin');
    await openPlan();
    await restore(opened);
    await shows('Name', 'Pro 2027');
    await opened.user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('This was saved elsewhere after you opened it');
    expect(opened.api.named('UpdatePlan')[0]?.variables['input']).toMatchObject({ version });
  });

  it('[ID-098] while the rest was being sent is offered again', async () => {
    let answer: (sent: unknown) => void = () => undefined;
    const variables = [{ name: 'event_title', sample: 'River Market', required: true }];
    const wording = { version: 0, savedAt: null, subject: 'About {{event_title}}', text: 'Sorry.' };
    const template = { type: 'application_rejected', ...wording, variables, versions: [wording] };
    const opened = openRoute('/admin/email-templates/application_rejected', {
      viewer: 'admin',
      answers: {
        EmailTemplates: { templates: [template, template].map((one, at) => ({ ...one, language: ['en', 'es'][at] })) },
        EmailPreview: { preview: { subject: 'About River Market', text: 'Sorry.', html: '<p>Sorry.</p>' } },
        SendTestEmail: () => new Promise((resolve) => (answer = resolve)),
      },
    });
    const recipient = await screen.findByLabelText('Email address');
    await opened.user.clear(recipient);
    await enter(opened.user, recipient, 'ada@example.co');
    await opened.user.click(screen.getByRole('button', { name: 'Send test email' }));
    await waitFor(() => expect(opened.api.named('SendTestEmail')).toHaveLength(1));
    await opened.user.type(recipient, 'm');
    answer({ outcome: { success: true, message: 'Sent.' } });
    await screen.findByText('Sent.');
    await endsElsewhere(opened);
    expect(JSON.stringify(localStorage)).toContain('ada@example.com');
  });

  it('[ID-098] into one dialog of many is offered again in that one only', async () => {
    const opened = openRoute('/applications', {
      viewer: 'organizer',
      answers: {
        MyEvents: { events: { total: 0, items: [] } },
        DeskApplications: deskPage([deskEntry(), deskEntry({ id: 'ap2' })]),
        DeskChoices: { choices: { categories: [], tags: [] } },
        BulkDecisions: { bulks: [] },
      },
    });
    const openDialog = async (which: number) =>
      opened.user.click((await screen.findAllByRole('button', { name: 'Reject' }))[which] as HTMLElement);
    const reason = () => screen.findByLabelText(rejection.reason);
    await openDialog(1);
    await enter(opened.user, await reason(), 'Enough potters');
    await endsElsewhere(opened);
    await beginsElsewhere(opened, 'organizer');
    await openDialog(0);
    await reason();
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
    await opened.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openDialog(1);
    await restore(opened);
    await shows(rejection.reason, 'Enough potters');
  });

  it('[ID-098] into an application is kept, also what was typed before the page was loaded', async () => {
    const products = 'What products will you be selling? *';
    const opened = openRoute('/events/e1', { viewer: 'vendor', answers: applying });
    const unsaved = { values: { productsOffered: 'Mugs' }, before: { productsOffered: '' } };
    localStorage.setItem(keptApplication, JSON.stringify({ ...unsaved, savedAt: Date.now() }));
    await tell();
    const started = await screen.findByRole('button', { name: 'Apply Now' });
    const draft = application({ id: 'draft', status: 'draft', productsOffered: '' });
    opened.api.set('ApplicationForEvent', { application: draft });
    await opened.user.click(started);
    await shows(products, 'Mugs');
    await endsElsewhere(opened);
    expect(localStorage.getItem(keptApplication)).toContain('Mugs');
    expect(opened.path()).toBe('/login');
    await beginsElsewhere(opened, 'vendor');
    await shows(products, 'Mugs');
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
    // Meanwhile, another device has saved newer answers.
    await endsElsewhere(opened);
    opened.view.unmount();
    const newer = application({ id: 'draft', status: 'draft', productsOffered: 'Bowls', boothRequirements: 'Power' });
    const changed = [{ path: 'productsOffered', message: 'Changed' }];
    const later = openRoute('/events/e1', {
      viewer: 'vendor',
      stored: { ...localStorage },
      answers: {
        Event: eventAnswer({ organizerId: 'another' }),
        ApplicationForEvent: { application: newer },
        ApplicationImages: { images: [] },
        Attachments: { attachments: [] },
        AttachmentAccess: { access: { canAccess: false, reason: 'No application found' } },
        CreateDraft: { application: { id: 'draft', status: 'draft' } },
        SaveDraft: refuse('APPLICATION.CHANGED_MEANWHILE', 'Changed', changed),
      },
    });
    await later.user.click(await screen.findByRole('button', { name: 'Continue your application' }));
    await screen.findByText('This application was changed on another device');
    expect(bothValues('Products')).toEqual(['Mugs', 'Bowls']);
    await shows('Booth requirements', 'Power');
  });
});

describe('what is typed before a reload', () => {
  const kept = () => JSON.stringify(localStorage);

  it('into the own profile is kept until it is saved, and so is what follows', async () => {
    const { user } = openRoute('/profile', {
      viewer: 'vendor',
      answers: { UpdateProfile: { profile: { id: 'vendor' } } },
    });
    const name = await screen.findByLabelText('Business name');
    for (const addition of [' & Glaze', ' & Salt']) {
      await user.type(name, addition);
      await waitFor(() => expect(kept()).toContain(addition));
      await user.click(await screen.findByRole('button', { name: 'Save profile', busy: false }));
      await waitFor(() => expect(kept()).not.toContain(addition));
    }
  });

  it('and while it is being saved is kept', async () => {
    let answer: (saved: unknown) => void = () => undefined;
    const UpdateProfile = () => new Promise((resolve) => (answer = resolve));
    const { api, user } = openRoute('/profile', { viewer: 'vendor', answers: { UpdateProfile } });
    const name = await screen.findByLabelText('Business name');
    await enter(user, name, ' & Glaze');
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    await waitFor(() => expect(api.named('UpdateProfile')).toHaveLength(1));
    await enter(user, name, ' & Salt');
    answer({ profile: { id: 'vendor' } });
    await screen.findByText('Profile saved');
    await screen.findByRole('button', { name: 'Save profile', busy: false });
    expect(kept()).toContain(' & Glaze & Salt');
  });

  it('and deleted again is not kept', async () => {
    const { user } = openRoute('/profile', { viewer: 'vendor' });
    await user.type(await screen.findByLabelText('Business name'), 'X');
    await waitFor(() => expect(kept()).toContain('session-draft'));
    await user.keyboard('{Backspace}');
    await waitFor(() => expect(kept()).not.toContain('session-draft'));
  });
});
