import { given } from '@stallbook/testing';
import { contents, drafted, facts, refundPolicy, submitted, terms } from '../../testing/builders.js';
import { application } from './application.decider.js';
import type { ApplicationDetails } from './application.state.js';
import { contentsFrom } from './from-template.js';
import type { MarketOffer, QuickApply } from './submission.js';

const { applicationId, vendorId, ...fees } = facts;
const open: MarketOffer = { ...fees, refundPolicy, terms, window: 'open' };
const quick = (offer = open): QuickApply => ({
  type: 'quick-apply',
  applicationId,
  vendorId,
  contents: contents(),
  offer,
  terms,
  template: { templateId: 'template', way: 'quick' },
});
const used = {
  type: 'application.template-used' as const,
  data: { applicationId, templateId: 'template', way: 'quick' as const, timeSavedSeconds: 240 },
};
const withdrawn = { type: 'application.withdrawn' as const, data: { applicationId, vendorId } };

describe('quick-apply', () => {
  it('[AP-053] sends an application, with a draft or without one', () => {
    given(application).when(quick()).then([drafted(), used, submitted()]);
    given(application, [drafted()]).when(quick()).then([used, submitted()]);
  });

  it('is refused if the organizer changed the terms that the vendor saw', () => {
    const dearer = quick({ ...open, terms: 'changed' });
    given(application).when(dearer).thenRefused('APPLICATION.TERMS_CHANGED');
    given(application, [drafted()]).when(dearer).thenRefused('APPLICATION.TERMS_CHANGED');
  });

  it('[AP-056] sends at most one application per event', () =>
    given(application, [drafted(), submitted()]).when(quick()).thenRefused('APPLICATION.NOT_DRAFT'));

  it.each([
    ['closed', 'APPLICATION.DEADLINE_PASSED'],
    ['past', 'APPLICATION.EVENT_PAST'],
    ['pending-organizer', 'APPLICATION.PENDING_ORGANIZER'],
    ['unpublished', 'NOT_FOUND'],
  ] as const)('[AP-056] is refused where the event is %s', (window, code) => {
    given(application)
      .when(quick({ ...open, window }))
      .thenRefused(code);
    given(application, [drafted()])
      .when(quick({ ...open, window }))
      .thenRefused(code);
  });

  it('[TO-021] records 240 seconds once, even if the application is withdrawn and sent again', () =>
    given(application, [drafted(), used, submitted(), withdrawn])
      .when(quick())
      .then([{ ...used, data: { ...used.data, timeSavedSeconds: 0 } }, submitted()]));

  it('[AP-054] remembers the last template that was sent without the form, and the first that saved time', () => {
    const { templateUse, quickApply } = given(application, [
      drafted(),
      { ...used, data: { ...used.data, way: 'form' } },
      submitted(),
      withdrawn,
      { ...used, data: { ...used.data, templateId: 'second', timeSavedSeconds: 0 } },
      submitted(),
      withdrawn,
      { ...used, data: { ...used.data, templateId: 'third', way: 'form', timeSavedSeconds: 0 } },
      submitted(),
    ]).state as ApplicationDetails;
    expect(templateUse).toMatchObject({ templateId: 'template', way: 'form', timeSavedSeconds: 240 });
    expect(quickApply).toMatchObject({ templateId: 'second' });
  });

  it('[AP-053] sends nothing of what an earlier template held', () => {
    const held = contents({ businessDescription: 'Beekeepers', insuranceInfo: 'Acme' });
    const earlier = { type: 'application.submitted' as const, data: { ...facts, ...held, refundPolicy } };
    given(application, [drafted(), used, earlier, withdrawn])
      .when(quick())
      .then([{ ...used, data: { ...used.data, timeSavedSeconds: 0 } }, submitted()]);
  });

  it('[AP-061] copies the fields of a template under the names of an application', () =>
    expect(
      contentsFrom({
        templateId: 't',
        vendorId: 'v',
        templateName: 'Honey stall',
        businessDescription: 'Beekeepers',
        productsOffered: 'Honey',
        boothSetup: 'Corner',
        specialRequirements: 'Shade',
        yearsExperience: 3,
        insuranceInfo: 'Insured',
      }),
    ).toMatchObject({
      businessDescription: 'Beekeepers',
      productsOffered: 'Honey',
      boothRequirements: 'Corner',
      specialRequests: 'Shade',
      experienceYears: 3,
      insuranceInfo: 'Insured',
    }));
});
