import '../../testing/environment.js';
import { act, render, screen } from '@testing-library/react';
import { OnceIdle } from './once-idle.js';

describe('what is below the fold', () => {
  it('gives way to the first screen, and shows without scrolling once the page is idle', async () => {
    let idle = (): void => undefined;
    jest.spyOn(window, 'requestIdleCallback').mockImplementation((callback) => {
      idle = () => callback({ didTimeout: false, timeRemaining: () => 50 });
      return 1;
    });
    render(<OnceIdle fallback="soon">below</OnceIdle>);
    expect(screen.getByText('soon')).toBeTruthy();
    await act(async () => idle());
    expect(screen.getByText('below')).toBeTruthy();
    jest.restoreAllMocks();
  });
});
