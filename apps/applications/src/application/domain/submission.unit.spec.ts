import { given, OCCURRED_AT } from '@stallbook/testing';
import {
  accepted,
  contents,
  drafted,
  facts,
  refundPolicy,
  rejected,
  submitted,
  terms,
} from '../../testing/builders.js';
import { application } from './application.decider.js';
import { applicationIdOf } from './application.state.js';
import { shownTo, timelineOf } from './timeline.js';
import type { CreateDraft, DeleteDraft, MarketOffer, SaveDraft, Submit } from './submission.js';

const { applicationId, vendorId, ...fees } = facts;
const open: MarketOffer = { ...fees, refundPolicy, terms, window: 'open' };
const closed: MarketOffer = { ...open, window: 'closed' };
const draft = (offer = open): CreateDraft => ({ type: 'create-draft', applicationId, vendorId, offer });
const submission = (by = vendorId, offer = open): Submit => ({
  type: 'submit',
  vendorId: by,
  contents: contents(),
  offer,
  terms,
});
const deletion = (by = vendorId): DeleteDraft => ({ type: 'delete-draft', vendorId: by });
const draftDeleted = { type: 'application.draft-deleted' as const, data: { applicationId } };

describe('creating a draft', () => {
  it('[AP-012] makes one', () => given(application).when(draft()).then([drafted()]));
  it.each([
    ['draft', [drafted()]],
    ['pending', [drafted(), submitted()]],
    ['accepted', [drafted(), submitted(), accepted()]],
    ['rejected', [drafted(), submitted(), rejected()]],
  ])('[AP-013] leaves the application that is there as it is: %s', (_, history) =>
    given(application, history).when(draft(closed)).thenNothing(),
  );
  it('[AP-013] gives the same id to the same event and vendor', () => {
    expect(applicationIdOf('m', 'v')).toBe(applicationIdOf('m', 'v'));
    expect(applicationIdOf('m', 'v')).not.toBe(applicationIdOf('m', 'w'));
  });
  it('[AP-026] starts again after the draft is deleted', () =>
    given(application, [drafted(), draftDeleted]).when(draft()).then([drafted()]));
  it('[EV-037] is refused where the event takes no applications', () =>
    given(application).when(draft(closed)).thenRefused('APPLICATION.DEADLINE_PASSED'));
  it('is refused once the application was deleted with its event', () => {
    const deleted = {
      type: 'application.deleted' as const,
      data: { applicationId, marketEventId: facts.marketEventId },
    };
    given(application, [drafted(), deleted]).when(draft()).thenRefused('NOT_FOUND');
  });
});

describe('saving a draft', () => {
  const { businessDescription: _, insuranceInfo: __, ...answers } = contents({ productsOffered: 'Bre' });
  const save = (by = vendorId): SaveDraft => ({ type: 'save-draft', vendorId: by, answers, replaced: {} });
  const saved = { type: 'application.draft-saved' as const, data: { applicationId, vendorId, ...answers } };

  it('keeps what was typed, once', () => {
    given(application, [drafted()]).when(save()).then([saved]);
    given(application, [drafted(), saved]).when(save()).thenNothing();
    expect(given(application, [drafted(), saved]).state).toMatchObject({ status: 'draft', productsOffered: 'Bre' });
  });
  it('leaves absent answers as they are', () =>
    given(application, [drafted(), saved])
      .when({ ...save(), answers: { boothRequirements: 'Corner' } })
      .then([{ ...saved, data: { ...saved.data, boothRequirements: 'Corner' } }]));
  it.each([
    [
      'is refused for an answer that another device changed',
      { productsOffered: 'Jam' },
      'APPLICATION.CHANGED_MEANWHILE',
    ],
    ['replaces the answer that the vendor saw', { productsOffered: 'Bre' }, null],
    ['may repeat what another device saved', { productsOffered: 'Jam', answer: 'Bre' }, null],
  ])('%s', (_, { answer = 'Bread', ...replaced }: { answer?: string; productsOffered: string }, code) => {
    const when = given(application, [drafted(), saved]).when({
      ...save(),
      answers: { productsOffered: answer, boothRequirements: 'Corner' },
      replaced: { ...replaced, boothRequirements: null },
    });
    if (code) when.thenRefused(code);
    else when.then([{ ...saved, data: { ...saved.data, productsOffered: answer, boothRequirements: 'Corner' } }]);
  });
  it('[AP-021] is the vendor’s alone', () =>
    given(application, [drafted()]).when(save('other')).thenRefused('NOT_FOUND'));
  it('is refused once the application is sent', () =>
    given(application, [drafted(), submitted()]).when(save()).thenRefused('APPLICATION.NOT_DRAFT'));
  it('[AP-033] leaves no trace on the timeline', () => {
    const history = [drafted(), saved, submitted()];
    expect([shownTo('organizer', history), shownTo('vendor', history)]).toEqual([
      [false, false, true],
      [true, false, true],
    ]);
    const occurred = history.map((event) => ({ ...event, meta: { occurredAt: OCCURRED_AT } }));
    expect(timelineOf(occurred as never)[2]?.changes).toContainEqual({
      field: 'productsOffered',
      before: null,
      after: contents().productsOffered,
    });
  });
});

describe('submitting', () => {
  it('[AP-020] turns a draft into a pending application', () => {
    given(application, [drafted()]).when(submission()).then([submitted()]);
    expect(given(application, [drafted(), submitted()]).state).toMatchObject({
      status: 'pending',
      appliedAt: OCCURRED_AT.toISOString(),
    });
  });
  it('is refused where another device saved an answer that the form did not show', () => {
    const { businessDescription: _, insuranceInfo: __, ...answers } = contents({ boothRequirements: 'Power' });
    const newer = { type: 'application.draft-saved' as const, data: { applicationId, vendorId, ...answers } };
    const older = { ...answers, boothRequirements: null };
    given(application, [drafted(), newer])
      .when({ ...submission(), replaced: older })
      .thenRefused('APPLICATION.CHANGED_MEANWHILE', 'This application was changed on another device.');
    given(application, [drafted(), newer])
      .when({ ...submission(), replaced: answers })
      .then([submitted()]);
  });
  it('[AP-019] stores the fees and the refund policy of the event at this moment', () => {
    const strict = { ...refundPolicy, fullUntilDays: null };
    given(application, [drafted()])
      .when(submission(vendorId, { ...open, boothFeeCents: 9900, refundPolicy: strict }))
      .then([
        {
          type: 'application.submitted',
          data: { ...facts, ...contents(), boothFeeCents: 9900, refundPolicy: strict },
        },
      ]);
  });
  it('keeps what the form does not ask with a withdrawn application, unless a template brings it', () => {
    const sent = { type: 'application.submitted' as const, data: { ...facts, ...contents(), refundPolicy } };
    const insured = { ...sent, data: { ...sent.data, insuranceInfo: 'Acme' } };
    const withdrawn = { type: 'application.withdrawn' as const, data: { applicationId, vendorId } };
    given(application, [drafted(), insured, withdrawn]).when(submission()).then([insured]);
    const template = { templateId: 'template', way: 'form' as const };
    const used = { applicationId, ...template, timeSavedSeconds: 240 };
    given(application, [drafted(), insured, withdrawn])
      .when({ ...submission(), template })
      .then([{ type: 'application.template-used', data: used }, sent]);
  });
  it('is refused without the template that the vendor chose, because they saw what it holds', () =>
    given(application, [drafted()])
      .when({ ...submission(), isTemplateGone: true })
      .thenRefused(
        'APPLICATION.TEMPLATE_GONE',
        'The template you chose is no longer available. Check your application, then send it again.',
      ));
  it('keeps the name of a vendor whose profile arrives between the draft and the submission', () => {
    const vendor = { businessName: 'Ann Bread', categories: 'Food' };
    const named = { type: 'application.vendor-described' as const, data: { applicationId, vendorId, ...vendor } };
    given(application, [drafted()]).when({ type: 'describe-vendor', vendor }).then([named]);
    given(application, [drafted(), named]).when(submission()).then([submitted()]);
    expect(given(application, [drafted(), named, submitted()]).state).toMatchObject({ vendorDescription: vendor });
    const sent = { ...submission(), vendor };
    given(application, [drafted()]).when(sent).then([submitted(), named]);
    given(application, [drafted(), named]).when(sent).then([submitted()]);
    const also = { ...vendor, categories: 'Food, Crafts' };
    given(application, [drafted(), named])
      .when({ type: 'describe-vendor', vendor: also })
      .then([{ ...named, data: { ...named.data, ...also } }]);
  });
  it.each([
    ['pending', [drafted(), submitted()]],
    ['accepted', [drafted(), submitted(), accepted()]],
    ['rejected', [drafted(), submitted(), rejected()]],
  ])('[AP-020] is refused once it is %s', (_, history) =>
    given(application, history).when(submission()).thenRefused('APPLICATION.NOT_DRAFT'),
  );
  it('[AP-021] is refused to anyone but its vendor', () =>
    given(application, [drafted()]).when(submission('another')).thenRefused('NOT_FOUND'));
  it('[AP-022] is refused without a draft', () =>
    given(application).when(submission()).thenRefused('NOT_FOUND', 'No draft application found. Please try again.'));
  it('[EV-037] is refused once the event no longer takes applications', () =>
    given(application, [drafted()]).when(submission(vendorId, closed)).thenRefused('APPLICATION.DEADLINE_PASSED'));
});

describe('deleting a draft', () => {
  it('[AP-026] deletes it', () => {
    given(application, [drafted()]).when(deletion()).then([draftDeleted]);
    expect(given(application, [drafted(), draftDeleted]).state).toBeNull();
  });
  it('[AP-026] is refused once it is submitted', () =>
    given(application, [drafted(), submitted()]).when(deletion()).thenRefused('APPLICATION.NOT_DRAFT'));
  it('[AP-021] is refused to anyone but its vendor', () =>
    given(application, [drafted()]).when(deletion('another')).thenRefused('NOT_FOUND'));
});
