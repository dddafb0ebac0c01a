import { DomainError } from '@stallbook/kernel';
import { given } from '@stallbook/testing';
import { accepted, AT, contents, drafted, facts, rejected, submitted } from '../../testing/builders.js';
import { application, applicationIdOf, type ApplicationState } from './application.js';
import { createDraft, discardDraft, submit } from './submission.decider.js';

const { applicationId, vendorId, ...open } = facts;
const openEvent = () => open;
const closedEvent = () => {
  throw new DomainError('APPLICATION.DEADLINE_PASSED', 'The application deadline has passed.');
};
const draft =
  (event = openEvent) =>
  (state: ApplicationState) =>
    createDraft({ applicationId, vendorId, at: AT, openEvent: event }, state);
const submission =
  (by = vendorId, event = openEvent) =>
  (state: ApplicationState) =>
    submit({ vendorId: by, contents: contents(), at: AT, openEvent: event }, state);
const discard =
  (by = vendorId) =>
  (state: ApplicationState) =>
    discardDraft({ vendorId: by, at: AT }, state);
const discarded = { type: 'DraftDiscarded' as const, data: { applicationId, at: AT } };

describe('creating a draft', () => {
  it('[AP-012] makes one', () => given(application).when(draft()).then([drafted()]));
  it.each([
    ['draft', [drafted()]],
    ['pending', [drafted(), submitted()]],
    ['accepted', [drafted(), submitted(), accepted()]],
    ['rejected', [drafted(), submitted(), rejected()]],
  ])('[AP-013] leaves the application that is there as it is: %s', (_, history) =>
    given(application, history).when(draft(closedEvent)).thenNothing(),
  );
  it('[AP-013] gives the same id to the same event and vendor', () => {
    expect(applicationIdOf('m', 'v')).toBe(applicationIdOf('m', 'v'));
    expect(applicationIdOf('m', 'v')).not.toBe(applicationIdOf('m', 'w'));
  });
  it('[AP-026] starts anew after a draft was deleted', () =>
    given(application, [drafted(), discarded]).when(draft()).then([drafted()]));
  it('[EV-037] is refused where the event takes no applications', () =>
    given(application).when(draft(closedEvent)).thenRefused('APPLICATION.DEADLINE_PASSED'));
});

describe('submitting', () => {
  it('[AP-020] turns a draft into a pending application', () => {
    given(application, [drafted()]).when(submission()).then([submitted()]);
    expect(given(application, [drafted(), submitted()]).state).toMatchObject({ status: 'pending', appliedAt: AT });
  });
  it('[AP-019] stores the fees of the event at this moment', () =>
    given(application, [drafted()])
      .when(submission(vendorId, () => ({ ...open, boothFeeCents: 9900 })))
      .then([{ type: 'ApplicationSubmitted', data: { ...facts, ...contents(), boothFeeCents: 9900, at: AT } }]));
  it.each([
    ['pending', [drafted(), submitted()]],
    ['accepted', [drafted(), submitted(), accepted()]],
    ['rejected', [drafted(), submitted(), rejected()]],
  ])('[AP-020] is refused once it is %s', (_, history) =>
    given(application, history).when(submission()).thenRefused('APPLICATION.NOT_DRAFT'),
  );
  it('[AP-021] is refused to anybody but its vendor', () =>
    given(application, [drafted()]).when(submission('another')).thenRefused('PERMISSION_DENIED'));
  it('[AP-022] is refused without a draft', () =>
    given(application).when(submission()).thenRefused('NOT_FOUND', 'No draft application found. Please try again.'));
  it('[EV-037] is refused once the event takes no applications any more', () =>
    given(application, [drafted()]).when(submission(vendorId, closedEvent)).thenRefused('APPLICATION.DEADLINE_PASSED'));
});

describe('deleting a draft', () => {
  it('[AP-026] deletes it', () => {
    given(application, [drafted()]).when(discard()).then([discarded]);
    expect(given(application, [drafted(), discarded]).state).toEqual({ status: 'none' });
  });
  it('[AP-026] is refused once it is submitted', () =>
    given(application, [drafted(), submitted()]).when(discard()).thenRefused('APPLICATION.NOT_DRAFT'));
  it('[AP-021] is refused to anybody but its vendor', () =>
    given(application, [drafted()]).when(discard('another')).thenRefused('PERMISSION_DENIED'));
});
