import { requestContext } from '@stallbook/rpc';
import { fixedClock } from '@stallbook/testing';
import { demoClock } from './demo-clock.js';

describe('the clock of a demo', () => {
  const clock = demoClock(fixedClock('2027-05-08T12:00:00Z'));
  const vera = { id: 'vera', role: 'vendor' } as const;
  const timeIn = (actor?: typeof vera & { actsAt?: string }) =>
    requestContext.run({ correlationId: 'c', actor }, () => clock.now().toISOString());

  it('shows the instant at which a person of the season acts', () =>
    expect(timeIn({ ...vera, actsAt: '2027-03-01T15:00:00.000Z' })).toBe('2027-03-01T15:00:00.000Z'));

  it('shows the present to everyone else', () => {
    const present = '2027-05-08T12:00:00.000Z';
    expect([timeIn(vera), timeIn(), clock.now().toISOString()]).toEqual([present, present, present]);
  });
});
