import { given } from '@stallbook/testing';
import { accepted, drafted, facts, submitted } from '../../testing/builders.js';
import { application } from './application.decider.js';
import type { ApplicationEvent } from './application.events.js';
import type { AssignBooth } from './booth.js';

const { applicationId, organizerId } = facts;
const assigned = (boothLocation: string | null): ApplicationEvent => ({
  type: 'application.booth-assigned',
  data: { ...facts, boothLocation },
});
const assign = (boothLocation: string | null, caller = organizerId): AssignBooth => ({
  type: 'assign-booth',
  organizerId: caller,
  ownerId: organizerId,
  boothLocation,
});
const taken = [drafted(), submitted(), accepted({ boothLocation: 'A7' })];

describe('assigning a booth', () => {
  it('changes and takes away the booth of an accepted application', () => {
    given(application, taken)
      .when(assign('B2'))
      .then([assigned('B2')]);
    given(application, taken)
      .when(assign(null))
      .then([assigned(null)]);
    expect(given(application, [...taken, assigned('B2')]).state).toMatchObject({ boothLocation: 'B2' });
  });
  it('says nothing twice', () => given(application, taken).when(assign('A7')).thenNothing());
  it('is for the owner of the event and an accepted application', () => {
    given(application, taken).when(assign('B2', 'another')).thenRefused('NOT_FOUND');
    given(application, [drafted()]).when(assign('B2')).thenRefused('NOT_FOUND');
    given(application, [drafted(), submitted()]).when(assign('B2')).thenRefused('APPLICATION.NOT_ACCEPTED');
  });
  it('is possible while the acceptance can be undone, and undone with it', () => {
    const held: ApplicationEvent = {
      type: 'application.decision-deferred',
      data: { applicationId, bulkDecisionId: 'b' },
    };
    const undone: ApplicationEvent = {
      type: 'application.decision-reverted',
      data: { applicationId, bulkDecisionId: 'b' },
    };
    const history = [drafted(), submitted(), held, accepted()];
    given(application, history)
      .when(assign('B2'))
      .then([assigned('B2')]);
    expect(given(application, [...history, assigned('B2'), undone]).state).toMatchObject({ boothLocation: null });
  });
});
