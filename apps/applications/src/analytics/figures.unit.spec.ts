import { figuresOf } from './figures.js';

describe('the figures of applications', () => {
  it('add up the months, count withdrawn ones apart, and give the rate of the decided ones', () =>
    expect(
      figuresOf(
        [
          { month: '2027-03', status: 'accepted', count: 2 },
          { month: '2027-04', status: 'accepted', count: 1 },
          { month: '2027-04', status: 'rejected', count: 1 },
          { month: '2027-04', status: 'pending', count: 5 },
          { month: '2027-04', status: 'withdrawn', count: 2 },
        ],
        ['2027-02', '2027-03', '2027-04'],
      ),
    ).toEqual({
      pending: 5,
      accepted: 3,
      rejected: 1,
      withdrawn: 2,
      acceptanceRate: 0.75,
      byMonth: [
        { month: '2027-02', pending: 0, accepted: 0, rejected: 0 },
        { month: '2027-03', pending: 0, accepted: 2, rejected: 0 },
        { month: '2027-04', pending: 5, accepted: 1, rejected: 1 },
      ],
    }));

  it('have no rate before the first decision', () =>
    expect(figuresOf([{ month: '2027-04', status: 'pending', count: 1 }], ['2027-04']).acceptanceRate).toBeNull());
});
