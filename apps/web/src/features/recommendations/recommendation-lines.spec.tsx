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
};

it('[TO-007] a reason that speaks against the event has no check mark', () => {
  render(<RecommendationLines recommendations={[recommendation]} />, { wrapper: MemoryRouter });
  const icon = (reason: string) => screen.getByText(reason).closest('li')?.querySelector('path')?.getAttribute('d');
  expect(icon('12 miles away')).toBe(paths.check);
  expect(icon('but no Candles')).toBe(paths.info);
});
