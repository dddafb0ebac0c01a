import {
  LandingSection,
  landingTexts,
  replaceLandingTexts,
  restoreLandingSample,
  systemOperationRecorded,
  type ReplaceLandingTextsInput,
} from '@stallbook/contracts';
import type { IntegrationData } from '@stallbook/kernel';
import { actorAs, openServiceHarness, type ServiceHarness } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
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
    const { contactEmail: sample, revision } = await harness.call(landingTexts, {});
    const contactEmail = 'post@market.example';
    await harness.call(replaceLandingTexts, { contactEmail, revision }, admin);
    const after = await harness.call(landingTexts, {});
    expect([after.contactEmail, after.samples.includes(LandingSection.contact)]).toEqual([contactEmail, false]);
    const restore = { section: LandingSection.contact, revision };
    await expect(harness.call(restoreLandingSample, restore, admin)).rejects.toMatchObject({
      code: 'LANDING_PAGE.CHANGED_MEANWHILE',
    });
    await harness.call(restoreLandingSample, { ...restore, revision: after.revision }, admin);
    expect((await harness.call(landingTexts, {})).contactEmail).toBe(sample);
  });

  it('are refused if another admin changed that section meanwhile, and only then', async () => {
    const { revision } = await harness.call(landingTexts, {});
    const save = (texts: Omit<ReplaceLandingTextsInput, 'revision'>) =>
      harness.call(replaceLandingTexts, { ...texts, revision }, admin);
    const [story, late] = ['It began', 'Why we began'].map((title) => ({ title, text: 'It rained.', signature: 'We' }));
    const first = await save({ story });
    await expect(save({ story: late })).rejects.toMatchObject({ code: 'LANDING_PAGE.CHANGED_MEANWHILE' });
    await save({ contactEmail: 'desk@market.example' });
    await harness.call(replaceLandingTexts, { story: late, revision: first.revision }, admin);
    expect((await harness.call(landingTexts, {})).story).toEqual(late);
  });

  it('[CL-060] enter each change in the log of admin operations, with the sections', async () => {
    const ada = actorAs('admin');
    const { revision } = await harness.call(landingTexts, {});
    const story = { title: 'Before us', text: 'Rows of tents.', signature: 'We' };
    const saved = { story, contactEmail: 'log@market.example' };
    const { revision: next } = await harness.call(replaceLandingTexts, { ...saved, revision }, ada);
    await harness.call(replaceLandingTexts, { ...saved, revision: next }, ada);
    await harness.call(restoreLandingSample, { section: LandingSection.story, revision: next }, ada);
    await eventually(() => {
      const entries = harness.messages
        .filter(({ type }) => type === systemOperationRecorded.type)
        .map(({ data }) => data as IntegrationData<typeof systemOperationRecorded>)
        .filter(({ adminId }) => adminId === ada.id);
      expect(entries.map(({ what, subject }) => [what, subject]).sort()).toEqual([
        ['change_landing_texts', 'story'],
        ['change_landing_texts', 'story contact'],
      ]);
    });
  });

  it('are refused from visitors, and without a valid address or words', async () => {
    await expect(harness.call(replaceLandingTexts, { contactEmail: 'a@b.example', revision: 0 })).rejects.toMatchObject(
      {
        code: 'UNAUTHENTICATED',
      },
    );
    for (const input of [{ contactEmail: 'nowhere' }, { testimonials: [{ words: '', name: 'A', trade: '' }] }])
      await expect(harness.call(replaceLandingTexts, { ...input, revision: 0 }, admin)).rejects.toMatchObject({
        code: 'BAD_INPUT',
      });
  });
});
