import { given } from '@stallbook/testing';
import { announceErasure, announceInMs, noteDone, request } from './erasure.decider.js';
import { erasure, type ErasureEvent } from './erasure.js';

const at = '2027-03-01T12:00:00.000Z';
const later = (minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString();
const person = { personId: 'p1', addresses: ['hash'] };
const requested: ErasureEvent = { type: 'ErasureRequested', data: { ...person, at } };
const announced = (when: string): ErasureEvent => ({ type: 'ErasureAnnounced', data: { ...person, at: when } });
const done = (service: string): ErasureEvent => ({ type: 'ServiceDone', data: { personId: 'p1', service, at } });
const completed: ErasureEvent = { type: 'ErasureCompleted', data: { personId: 'p1', at } };
const known = ['billing', 'events'];

describe('the erasure of a person', () => {
  it('is requested once', () => {
    given(erasure)
      .when((state) => request({ ...person, at }, state))
      .then([requested]);
    given(erasure, [requested])
      .when((state) => request({ ...person, at }, state))
      .thenNothing();
  });

  it('is told at once, and a second time for what slipped in between', () => {
    given(erasure, [requested])
      .when((state) => announceErasure({ at }, state))
      .then([announced(at)]);
    given(erasure, [requested, announced(at)])
      .when((state) => announceErasure({ at: later(5) }, state))
      .thenNothing();
    given(erasure, [requested, announced(at), done('billing'), done('events'), completed])
      .when((state) => announceErasure({ at: later(6) }, state))
      .then([announced(later(6))]);
  });

  it('is told every hour until all have reported, and not any more then', () => {
    const waiting = [requested, announced(at), announced(later(6)), done('billing')];
    given(erasure, waiting)
      .when((state) => announceErasure({ at: later(65) }, state))
      .thenNothing();
    given(erasure, waiting)
      .when((state) => announceErasure({ at: later(66) }, state))
      .then([announced(later(66))]);
    const ended = [...waiting, done('events'), completed].reduce(erasure.evolve, erasure.initialState());
    expect(announceInMs(ended, new Date(later(1_000)))).toBeNull();
  });

  it('is complete with the last report, in whatever order and however often they come', () => {
    given(erasure, [requested, announced(at)])
      .when((state) => noteDone({ service: 'events', known, at }, state))
      .then([done('events')]);
    given(erasure, [requested, announced(at), done('events')])
      .when((state) => noteDone({ service: 'events', known, at }, state))
      .thenNothing();
    given(erasure, [requested, announced(at), done('events')])
      .when((state) => noteDone({ service: 'billing', known, at }, state))
      .then([done('billing'), completed]);
  });

  it('knows no report of somebody who was not erased', () => {
    given(erasure)
      .when((state) => noteDone({ service: 'billing', known, at }, state))
      .thenNothing();
  });
});
