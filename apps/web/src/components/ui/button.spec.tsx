import '../../testing/environment.js';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './button.js';

describe('a button', () => {
  it('that is busy keeps the focus, and sends its form only once', async () => {
    const sent = jest.fn();
    function Sample() {
      const [busy, setBusy] = useState(false);
      const send = (event: React.FormEvent) => {
        event.preventDefault();
        sent();
        setBusy(true);
      };
      return (
        <form onSubmit={send}>
          <input aria-label="Name" />
          <Button type="submit" busy={busy} disabled={busy}>
            Save
          </Button>
        </form>
      );
    }
    render(<Sample />);
    const user = userEvent.setup();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    await user.click(button);
    // A browser takes the focus from a button that is disabled.
    expect(button.disabled).toBe(false);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.keyboard('{Enter}');
    await user.click(button);
    await user.type(screen.getByLabelText('Name'), 'Ann{Enter}');
    expect(sent).toHaveBeenCalledTimes(1);
  });
});
