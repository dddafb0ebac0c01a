import { given } from '@stallbook/testing';
import { landingPage } from './landing-page.decider.js';
import { samplesIn, shownTexts } from './landing-page.state.js';
import { sampleTexts } from './sample-texts.js';

const contact = { email: 'post@market.example' };
const replaced = { type: 'landing-page.contact-replaced' as const, data: contact };
const restored = { type: 'landing-page.sample-restored' as const, data: { section: 'contact' as const } };

describe('the texts of the landing page', () => {
  it('are samples until staff replace them', () => {
    const before = given(landingPage).state;
    expect([shownTexts(before.texts), samplesIn(before.texts)]).toEqual([
      sampleTexts,
      ['offer', 'testimonials', 'story', 'contact'],
    ]);
    const { state } = given(landingPage, [replaced]);
    expect([shownTexts(state.texts).contact, samplesIn(state.texts)]).toEqual([
      contact,
      ['offer', 'testimonials', 'story'],
    ]);
  });

  it('change only where the new text differs', () => {
    const story = { ...sampleTexts.story, title: 'How it began' };
    given(landingPage)
      .when({ type: 'replace', revision: 0, texts: { contact, story, offer: sampleTexts.offer } })
      .then([{ type: 'landing-page.story-replaced', data: story }, replaced]);
    given(landingPage, [replaced]).when({ type: 'replace', revision: 0, texts: { contact } }).thenNothing();
  });

  it('stay marked when someone saves a sample unchanged', () => {
    given(landingPage).when({ type: 'replace', revision: 0, texts: sampleTexts }).thenNothing();
    given(landingPage, [replaced])
      .when({ type: 'replace', revision: 1, texts: { contact: sampleTexts.contact } })
      .then([restored]);
  });

  it('go back to the sample, marked again', () => {
    const restore = { type: 'restore-sample', section: 'contact', revision: 1 } as const;
    given(landingPage, [replaced]).when(restore).then([restored]);
    given(landingPage)
      .when({ ...restore, revision: 0 })
      .thenNothing();
    expect(samplesIn(given(landingPage, [replaced, restored]).state.texts)).toContain('contact');
  });

  it('do not go back to the sample from a text that is newer than their revision', () => {
    given(landingPage, [replaced])
      .when({ type: 'restore-sample', section: 'contact', revision: 0 })
      .thenRefused('LANDING_PAGE.CHANGED_MEANWHILE');
  });

  it('do not replace a section that changed after their revision', () => {
    const save = { type: 'replace', texts: { contact: { email: 'other@market.example' } } } as const;
    for (const [events, revision] of [
      [[replaced], 0],
      [[replaced, restored], 1],
    ] as const)
      given(landingPage, events)
        .when({ ...save, revision })
        .thenRefused('LANDING_PAGE.CHANGED_MEANWHILE');
    const story = { ...sampleTexts.story, title: 'How it began' };
    given(landingPage, [replaced])
      .when({ type: 'replace', texts: { story }, revision: 0 })
      .then([{ type: 'landing-page.story-replaced', data: story }]);
  });
});
