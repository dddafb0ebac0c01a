import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

it('a test that moves by keyboard passes over what is hidden, as browsers do', async () => {
  render(
    <>
      <div hidden>
        <input aria-label="Hidden" />
      </div>
      <input aria-label="Shown" />
    </>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('Shown'));
});
