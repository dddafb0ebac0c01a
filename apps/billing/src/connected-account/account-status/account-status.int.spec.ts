import {
  accountStatus,
  createAccountLink,
  createConnectAccount,
  membership,
  planByName,
  planCatalog,
  Tier,
} from '@stallbook/contracts';
import { eventually } from '@stallbook/testing';
import type { ConnectedAccountDocument } from '../connected-account.projection.js';
import { organizer, vendor } from '../../testing/fixtures.js';
import { openHarness, type Harness } from '../../testing/harness.js';

describe('the account of an organizer at Stripe', () => {
  let harness: Harness;
  const owner = organizer();

  beforeAll(async () => {
    harness = await openHarness();
  });
  afterAll(() => harness?.close());

  const status = async () => (await harness.call(accountStatus, {}, owner)).status;
  const stored = () => harness.db.collection<ConnectedAccountDocument>('connectedAccounts').findOne({ _id: owner.id });

  it('[BI-038] has no link before the account is created', async () => {
    expect(await status()).toBe('none');
    await expect(harness.call(createAccountLink, {}, owner)).rejects.toMatchObject({
      message: 'Failed to create account link',
    });
  });

  it('[BI-037] is created once, and only for organizers', async () => {
    await expect(harness.call(createConnectAccount, {}, vendor())).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
    const first = await harness.call(createConnectAccount, { businessInfo: { businessName: 'Riverside' } }, owner);
    expect(first.status).toBe('onboarding');
    await expect(harness.call(createConnectAccount, {}, owner)).resolves.toEqual(first);
  });

  it('[BI-037] [BI-038] [BI-041] says what failed while Stripe cannot be reached', () =>
    harness.withoutStripe(async () => {
      await expect(harness.call(createConnectAccount, {}, organizer())).rejects.toMatchObject({
        message: 'Failed to create Connect account',
      });
      await expect(harness.call(createAccountLink, {}, owner)).rejects.toMatchObject({
        message: 'Failed to create account link',
      });
      await expect(harness.call(accountStatus, {}, owner)).rejects.toMatchObject({ message: 'Stripe service error' });
    }));

  /** What the organizer does at Stripe. */
  const visitStripe = async (action: 'finish' | 'later') => {
    const link = await harness.call(createAccountLink, {}, owner);
    const body = new URLSearchParams({ action, business_name: 'Riverside' });
    const page = await fetch(link.url, { method: 'POST', body, redirect: 'manual' });
    expect(page.headers.get('location')).toContain('/billing#payment-account');
  };

  it('[BI-038] has another link while the onboarding is not finished', async () => {
    await visitStripe('later');
    expect(await status()).toBe('onboarding');
  });

  it('[BI-038] [BI-039] becomes active when the onboarding is finished, also by webhook', async () => {
    await visitStripe('finish');
    await eventually(async () => expect(await stored()).toMatchObject({ chargesEnabled: true }));
    expect(await status()).toBe('active');
  });

  it('has a link to the bank details and payouts at Stripe once it is active', async () => {
    const { accountId } = await harness.call(accountStatus, {}, owner);
    const { url } = await harness.call(createAccountLink, {}, owner);
    expect(url).toContain(`/_express/${accountId}`);
    expect(await (await fetch(url)).text()).toContain('Bank details and payouts');
  });

  it('[BI-038] [BI-039] becomes active again when the organizer gives what Stripe asks for', async () => {
    const { accountId } = await harness.call(accountStatus, {}, owner);
    harness.emulator.control.restrict(accountId!);
    await eventually(async () => expect(await stored()).toMatchObject({ chargesEnabled: false }));
    expect(await status()).toBe('pending');
    await visitStripe('finish');
    await eventually(async () => expect(await stored()).toMatchObject({ chargesEnabled: true }));
    expect(await harness.call(accountStatus, {}, owner)).toMatchObject({ accountId, status: 'active' });
  });

  it('[BI-040] says when the account is no longer accessible', async () => {
    const { accountId } = await harness.call(accountStatus, {}, owner);
    harness.emulator.control.revoke(accountId!);
    await eventually(async () => expect(await stored()).toMatchObject({ lost: true }));
    await expect(harness.call(accountStatus, {}, owner)).resolves.toMatchObject({
      status: 'not_found',
      message: 'Stripe account not accessible or does not exist.',
    });
    await expect(harness.call(createAccountLink, {}, owner)).rejects.toMatchObject({
      message: 'Failed to create account link',
    });
  });

  it('is replaced after access was lost, and set up like the first one', async () => {
    const { accountId: former } = await harness.call(accountStatus, {}, owner);
    const replaced = await harness.call(createConnectAccount, {}, owner);
    expect(replaced).toMatchObject({ status: 'onboarding' });
    expect(replaced.accountId).not.toBe(former);
    await visitStripe('finish');
    expect(await harness.call(accountStatus, {}, owner)).toMatchObject({
      accountId: replaced.accountId,
      status: 'active',
    });
  });

  it('[BI-002] shows the stored plans without a login, and finds one by its name', async () => {
    const { plans } = await harness.call(planCatalog, {});
    expect(plans.map(({ name }) => name)).toEqual(['basic', 'vendor_pro', 'organizer_pro', 'pro']);
    const stored = { priceMonthlyCents: 3100, stripePriceId: 'price_of_pro' };
    await harness.db.collection('plans').updateOne({ name: 'pro' }, { $set: stored });
    const pro = await harness.call(planByName, { name: Tier.pro });
    expect(pro).toEqual({
      ...plans.find(({ name }) => name === Tier.pro),
      ...stored,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      name: 'pro',
      displayName: 'Pro',
      savings: expect.any(String) as string,
      features: { canBoostListings: true, canViewSuggestions: true, canReadLibrary: true, maxBookmarks: -1 },
    });
  });

  it('shows a person without a subscription as basic', async () => {
    await expect(harness.call(membership, {}, owner)).resolves.toEqual({
      tier: 'basic',
      isPro: false,
      isOrganizerPro: false,
      isVendorPro: false,
      isBasic: true,
    });
  });
});
