import { given } from '@stallbook/testing';
import { boothAllocation } from './booth-allocation.decider.js';

const taken = (applicationId: string) => ({ type: 'booth-allocation.booth-taken' as const, data: { applicationId } });
const taking = (applicationId: string, maxVendors: number | null) => ({
  type: 'take' as const,
  applicationId,
  maxVendors,
});

describe('the booths of a market event', () => {
  it('gives one away', () =>
    given(boothAllocation, [taken('a')])
      .when(taking('b', 2))
      .then([taken('b')]));
  it('gives no more away than there are', () =>
    given(boothAllocation, [taken('a'), taken('b')])
      .when(taking('c', 2))
      .thenRefused('APPLICATION.EVENT_FULL'));
  it('gives none away below a limit that was lowered', () =>
    given(boothAllocation, [taken('a'), taken('b')])
      .when(taking('c', 1))
      .thenRefused('APPLICATION.EVENT_FULL'));
  it('gives an application one only', () =>
    given(boothAllocation, [taken('a')])
      .when(taking('a', 1))
      .thenNothing());
  it('gives one that was released to the next', () =>
    given(boothAllocation, [taken('a'), { type: 'booth-allocation.booth-released', data: { applicationId: 'a' } }])
      .when(taking('b', 1))
      .then([taken('b')]));
  it('releases only what is taken', () => {
    const release = { type: 'release' as const, applicationId: 'b' };
    given(boothAllocation, [taken('a')])
      .when(release)
      .thenNothing();
    given(boothAllocation, [taken('b')])
      .when(release)
      .then([{ type: 'booth-allocation.booth-released', data: { applicationId: 'b' } }]);
  });
  it('has any number without a limit', () =>
    given(boothAllocation, [taken('a')])
      .when(taking('b', null))
      .then([taken('b')]));
});
