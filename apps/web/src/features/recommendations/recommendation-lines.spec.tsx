import '../../testing/environment.js';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { paths } from '../../components/icons/paths.js';
import { RecommendationLines } from './components/recommendation-lines.js';

const recommendation = {
  eventId: 'e1',
  matchScore: 86,
  matchReason: 'Mentions Pottery · 12 miles away · but no Candles',
  title: 'Spring Fair',
  eventDate: '2027-05-08',
  eventEndDate: '2027-05-09',
  city: 'Salem',
  state: 'Oregon',
  boothFeeCents: 75_00,
  applicationFeeCents: 10_00,
  applicationDeadline: '2027-05-01' as string | null,
};

it('[TO-007] a reason that speaks against the event has no check mark', () => {
  render(<RecommendationLines recommendations={[recommendation]} />, { wrapper: MemoryRouter });
  const icon = (reason: string) => screen.getByText(reason).closest('li')?.querySelector('path')?.getAttribute('d');
  expect(icon('12 miles away')).toBe(paths.check);
  expect(icon('but no Candles')).toBe(paths.info);
});

it('an event that fits shows its total fees and its deadline', () => {
  const others = [
    { ...recommendation, eventId: 'e2', applicationDeadline: null },
    { ...recommendation, eventId: 'e3', boothFeeCents: 0, applicationFeeCents: 0 },
  ];
  render(<RecommendationLines recommendations={[recommendation, ...others]} />, { wrapper: MemoryRouter });
  for (const terms of ['$85.00 in fees · Apply by May 1', '$85.00 in fees', 'No fees · Apply by May 1'])
    expect(screen.getByText(terms)).toBeTruthy();
});
