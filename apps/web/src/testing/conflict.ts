import { screen, within } from '@testing-library/react';

/** What the notice of a conflict shows of a field: what is typed here, and what was saved meanwhile. */
export const bothValues = (label: string) =>
  within(screen.getByText(label, { selector: 'li' }))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
