import { LandingSection, landingTexts, replaceLandingTexts, restoreLandingSample } from '@stallbook/contracts';
import { actorAs, openServiceHarness, type ServiceHarness } from '@stallbook/platform/testing';
import { ContentModule } from '../content.module.js';

const admin = actorAs('admin');

describe('the texts of the landing page', () => {
  let harness: ServiceHarness;
  beforeAll(async () => {
    harness = await openServiceHarness({ name: 'content', module: ContentModule });
  });
  afterAll(() => harness?.close());

  it('[UI-034] begin with samples, which are marked', async () => {
    const { testimonials, samples } = await harness.call(landingTexts, {});
    expect(testimonials.length).toBeGreaterThanOrEqual(3);
    expect(samples).toEqual(Object.values(LandingSection));
  });

  it('are replaced by section, and restored', async () => {
    const { contactEmail: sample } = await harness.call(landingTexts, {});
    const contactEmail = 'post@market.example';
    await harness.call(replaceLandingTexts, { contactEmail }, admin);
    const after = await harness.call(landingTexts, {});
    expect([after.contactEmail, after.samples.includes(LandingSection.contact)]).toEqual([contactEmail, false]);
    await harness.call(restoreLandingSample, { section: LandingSection.contact }, admin);
    expect((await harness.call(landingTexts, {})).contactEmail).toBe(sample);
  });

  it('are refused from visitors, and without a valid address or words', async () => {
    await expect(harness.call(replaceLandingTexts, { contactEmail: 'a@b.example' })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    for (const input of [{ contactEmail: 'nowhere' }, { testimonials: [{ words: '', name: 'A', trade: '' }] }])
      await expect(harness.call(replaceLandingTexts, input, admin)).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });
});
