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
import { organizer, vendor } from '../../testing/scene.js';
import { openHarness, type Harness } from '../../testing/harness.js';

describe('the account of an organizer at Stripe', () => {
  let stage: Harness;
  const owner = organizer();

  beforeAll(async () => {
    stage = await openHarness();
  });
  afterAll(() => stage?.close());

  const status = async () => (await stage.call(accountStatus, {}, owner)).status;
  const stored = () => stage.db.collection<ConnectedAccountDocument>('connectedAccounts').findOne({ _id: owner.id });

  it('[BI-038] gives no link before there is an account', async () => {
    expect(await status()).toBe('none');
    await expect(stage.call(createAccountLink, {}, owner)).rejects.toMatchObject({
      message: 'Failed to create account link',
    });
  });

  it('[BI-037] serves organizers with one account each', async () => {
    await expect(stage.call(createConnectAccount, {}, vendor())).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
    const first = await stage.call(createConnectAccount, { businessInfo: { businessName: 'Riverside' } }, owner);
    expect(first).toMatchObject({ status: 'onboarding', chargesEnabled: false });
    await expect(stage.call(createConnectAccount, {}, owner)).resolves.toEqual(first);
  });

  it('[BI-038] [BI-039] leads through the onboarding, and hears of its end by webhook too', async () => {
    const link = await stage.call(createAccountLink, {}, owner);
    const page = await fetch(link.url, {
      method: 'POST',
      body: new URLSearchParams({ action: 'finish', business_name: 'Riverside' }),
      redirect: 'manual',
    });
    expect(page.headers.get('location')).toContain('/billing?onboarding=return');
    await eventually(async () => expect(await stored()).toMatchObject({ chargesEnabled: true }));
    expect(await status()).toBe('active');
  });

  it('[BI-040] tells when the account is not accessible any more', async () => {
    const { accountId } = await stage.call(accountStatus, {}, owner);
    stage.emulator.control.restrict(accountId!);
    await eventually(async () => expect(await stored()).toMatchObject({ chargesEnabled: false }));
    expect(await status()).toBe('pending');
    stage.emulator.control.revoke(accountId!);
    await eventually(async () => expect(await stored()).toMatchObject({ lost: true }));
    await expect(stage.call(accountStatus, {}, owner)).resolves.toMatchObject({
      status: 'not_found',
      message: 'Stripe account not accessible or does not exist.',
    });
  });

  it('is made anew after that', async () => {
    const anew = await stage.call(createConnectAccount, {}, owner);
    expect(anew).toMatchObject({ status: 'onboarding' });
  });

  it('[BI-001] [BI-002] shows everybody the stored plans', async () => {
    const { plans } = await stage.call(planCatalog, {});
    expect(plans.map(({ name }) => name)).toEqual(['basic', 'vendor_pro', 'organizer_pro', 'pro']);
    await stage.db.collection('plans').updateOne({ name: 'pro' }, { $set: { priceMonthlyCents: 3100 } });
    await expect(stage.call(planByName, { name: Tier.pro })).resolves.toMatchObject({
      priceMonthlyCents: 3100,
      displayName: 'Pro',
    });
  });

  it('[BI-017] knows everybody without a subscription as basic', async () => {
    await expect(stage.call(membership, {}, owner)).resolves.toEqual({
      tier: 'basic',
      isPro: false,
      isOrganizerPro: false,
      isVendorPro: false,
      isBasic: true,
    });
  });
});
