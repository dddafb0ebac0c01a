import { accepted, drafted, facts, rejected, submitted } from '../../testing/builders.js';
import type { ApplicationEvent } from './application.events.js';
import { shownTo } from './timeline.js';

const { applicationId, vendorId, marketEventId } = facts;
const photos: ApplicationEvent = {
  type: 'application.photos-changed',
  data: { applicationId, marketEventId, photos: [] },
};
const withdrawn: ApplicationEvent = { type: 'application.withdrawn', data: { applicationId, vendorId } };
const held: ApplicationEvent = { type: 'application.decision-deferred', data: { applicationId, bulkDecisionId: 'b' } };
const booth: ApplicationEvent = { type: 'application.booth-assigned', data: { ...facts, boothLocation: 'B2' } };
const announced: ApplicationEvent = {
  type: 'application.decision-announced',
  data: { ...facts, bulkDecisionId: 'b', decision: 'accepted' },
};
const undone: ApplicationEvent = {
  type: 'application.decision-reverted',
  data: { applicationId, bulkDecisionId: 'b' },
};
const hidden: ApplicationEvent = { type: 'application.event-hidden', data: { applicationId } };
const pending = [drafted(), submitted()];
const shown = (party: 'vendor' | 'organizer', ...events: ApplicationEvent[]) => {
  const history = [...pending, ...events];
  const isShown = shownTo(party, history);
  return history.flatMap(({ type }, index) => (isShown[index] ? type.replace('application.', '') : []));
};

describe('the timeline of an application whose decision was held', () => {
  it.each([
    ['while it is held', []],
    ['once it was undone', [undone]],
  ])('hides the decision and its booth from the vendor %s, not what else happened', (_, end) => {
    const rest = ['drafted', 'submitted', 'event-hidden'];
    expect(shown('vendor', held, accepted(), booth, hidden, ...end)).toEqual(rest);
    expect(shown('vendor', held, rejected(), hidden, ...end)).toEqual(rest);
  });
  it('shows the organizer both', () => {
    expect(shown('organizer', held, accepted(), booth)).toEqual(['submitted', 'accepted', 'booth-assigned']);
  });
  it('shows the vendor both without a hold, once it is announced, and what follows an undo', () => {
    const both = ['drafted', 'submitted', 'accepted', 'booth-assigned'];
    expect(shown('vendor', accepted(), booth)).toEqual(both);
    expect(shown('vendor', held, accepted(), booth, announced)).toEqual(both);
    expect(shown('vendor', held, accepted(), undone, accepted(), booth)).toEqual(both);
  });
});

describe('the timeline of a draft', () => {
  const template = { templateId: 'template', way: 'quick', timeSavedSeconds: 240 } as const;
  const used: ApplicationEvent = { type: 'application.template-used', data: { applicationId, ...template } };
  const deleted: ApplicationEvent = { type: 'application.draft-deleted', data: { applicationId } };
  const named: ApplicationEvent = {
    type: 'application.vendor-described',
    data: { applicationId, vendorId, businessName: 'Ann Bread', categories: 'Food' },
  };

  it('is the vendor’s alone, without what their profile says', () => {
    const history = [drafted(), deleted, drafted(), used, submitted(), named];
    expect(shownTo('organizer', history)).toEqual([false, false, false, false, true, false]);
    expect(shownTo('vendor', history)).toEqual([true, true, true, true, true, false]);
  });
});

describe('the timeline of an application with photos', () => {
  const history = [drafted(), photos, submitted(), photos, withdrawn, photos, submitted()];
  const shownOf = (party: 'vendor' | 'organizer') => {
    const isShown = shownTo(party, history);
    return history.filter((_, index) => isShown[index]);
  };
  it('hides from the organizer the ones that the vendor changed in a draft', () => {
    expect(shownOf('organizer')).toEqual([submitted(), photos, withdrawn, submitted()]);
  });
  it('shows the vendor all of it', () => {
    expect(shownOf('vendor')).toEqual(history);
  });
});
