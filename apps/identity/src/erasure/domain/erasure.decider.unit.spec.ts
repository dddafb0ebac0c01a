import { given, OCCURRED_AT } from '@stallbook/testing';
import { erasure } from './erasure.decider.js';
import type { ErasureEvent } from './erasure.events.js';
import { announceInMs, type ErasureDetails } from './erasure.state.js';

const person = { personId: 'p1', addresses: ['hash'] };
const requested: ErasureEvent = { type: 'erasure.requested', data: person };
const announced: ErasureEvent = { type: 'erasure.announced', data: person };
const reported = (service: string): ErasureEvent => ({ type: 'erasure.reported', data: { personId: 'p1', service } });
const completed: ErasureEvent = { type: 'erasure.completed', data: { personId: 'p1' } };

const after = (minutes: number) => new Date(OCCURRED_AT.getTime() + minutes * 60_000);
const requesting = { type: 'request', ...person } as const;
const announcing = (minutes: number) => ({ type: 'announce' as const, now: after(minutes) });
const reporting = (service: string) => ({
  type: 'record-report' as const,
  service,
  expected: ['billing', 'events'],
});

describe('the erasure of a person', () => {
  it('is requested once', () => {
    given(erasure).when(requesting).then([requested]);
    given(erasure, [requested]).when(requesting).thenNothing();
  });

  it('is announced immediately, and again six minutes later even if it is complete', () => {
    given(erasure, [requested]).when(announcing(0)).then([announced]);
    given(erasure, [requested, announced]).when(announcing(5)).thenNothing();
    given(erasure, [requested, announced, reported('billing'), reported('events'), completed])
      .when(announcing(6))
      .then([announced]);
  });

  it('is announced every hour until all services have reported', () => {
    const waiting = [requested, announced, announced, reported('billing')];
    given(erasure, waiting).when(announcing(59)).thenNothing();
    given(erasure, waiting).when(announcing(60)).then([announced]);
    const { state } = given(erasure, [...waiting, reported('events'), completed]);
    expect(announceInMs(state as ErasureDetails, after(1_000))).toBeNull();
  });

  it('is complete with the last report, whatever their order and repetitions', () => {
    given(erasure, [requested, announced])
      .when(reporting('events'))
      .then([reported('events')]);
    given(erasure, [requested, announced, reported('events')])
      .when(reporting('events'))
      .thenNothing();
    given(erasure, [requested, announced, reported('events')])
      .when(reporting('billing'))
      .then([reported('billing'), completed]);
    given(erasure, [requested, announced, reported('events'), reported('others')])
      .when(reporting('events'))
      .thenNothing();
    given(erasure, [requested, announced, reported('events'), reported('billing'), completed])
      .when(reporting('others'))
      .then([reported('others')]);
  });

  it('ignores reports about persons without an erasure', () => given(erasure).when(reporting('billing')).thenNothing());
});
