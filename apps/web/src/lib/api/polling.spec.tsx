import { renderHook } from '@testing-library/react';
import { usePolling } from './polling.js';

it('polls while something is in progress, but not in a hidden tab', () => {
  const { result, rerender } = renderHook(
    ({ isUnderWay }) => {
      const [polling, pollWhile] = usePolling(800);
      pollWhile(isUnderWay);
      return polling;
    },
    { initialProps: { isUnderWay: true } },
  );
  expect(result.current).toEqual({ pollingInterval: 800, skipPollingIfUnfocused: true });
  rerender({ isUnderWay: false });
  expect(result.current.pollingInterval).toBe(0);
});
