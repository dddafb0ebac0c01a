import {
  blueprint,
  blueprints,
  membershipSaved,
  openBlueprint,
  recommendedBlueprints,
  saveBlueprintProgress,
  type BlueprintSummary,
} from '@stallbook/contracts';
import { actorAs, openServiceHarness, type ServiceHarness } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { ContentModule } from '../content.module.js';

const admin = actorAs('admin');

describe('the Success Library of a plan', () => {
  let harness: ServiceHarness;
  beforeAll(async () => (harness = await openServiceHarness({ name: 'content', module: ContentModule })));
  afterAll(() => harness?.close());

  it('[CO-025] is open to every vendor, unless the plan does not include it', async () => {
    const vera = actorAs('vendor');
    const [{ id }] = (await harness.call(blueprints, {}, vera)) as [BlueprintSummary];
    const plan = (canReadLibrary: boolean) => ({
      personId: vera.id,
      tier: 'basic' as const,
      isVendorPro: false,
      isOrganizerPro: false,
      maxBookmarks: 3,
      canBoostListings: false,
      canViewSuggestions: false,
      canReadLibrary,
    });
    const reads = () => [
      harness.call(blueprints, {}, vera),
      harness.call(blueprint, { id }, vera),
      harness.call(recommendedBlueprints, {}, vera),
      harness.call(openBlueprint, { id }, vera),
      harness.call(saveBlueprintProgress, { blueprintId: id, currentStep: 1, completed: false }, vera),
    ];
    await Promise.all(reads());
    await harness.publish(membershipSaved, plan(false));
    await eventually(() =>
      expect(harness.call(blueprints, {}, vera)).rejects.toMatchObject({
        code: 'MEMBERSHIP.LIBRARY_REQUIRED',
        details: { needsUpgrade: true },
      }),
    );
    const outcomes = await Promise.allSettled(reads());
    expect(outcomes).toEqual(
      outcomes.map(() =>
        expect.objectContaining({ reason: expect.objectContaining({ details: { needsUpgrade: true } }) }),
      ),
    );
    await expect(harness.call(blueprint, { id }, admin)).resolves.toMatchObject({ id });
    await harness.publish(membershipSaved, plan(true));
    await eventually(() => expect(harness.call(blueprint, { id }, vera)).resolves.toMatchObject({ id }));
  });
});
