import '../../../testing/environment.js';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { isPressable } from '../../../testing/pressable.js';
import { Pagination } from './pagination.js';

function Sample() {
  const [page, setPage] = useState(1);
  return <Pagination label="Pages" page={page} total={45} pageSize={20} onPage={setPage} />;
}

describe('the pages of a list', () => {
  it('keep the focus on the arrow at the last page, where it leads nowhere', async () => {
    render(<Sample />);
    const user = userEvent.setup();
    const next = screen.getByRole('button', { name: 'Next page' });
    for (let presses = 0; presses < 3; presses += 1) await user.click(next);
    expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('3');
    expect(next.matches(':disabled')).toBe(false);
    expect(isPressable(next)).toBe(false);
    expect(isPressable(screen.getByRole('button', { name: 'Previous page' }))).toBe(true);
  });
});
