import { act } from '@testing-library/react';

/** With fake timers: so much time passes, and what it sets off happens. */
export const pass = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));

/** An answer that arrives when the test releases it. From then on, timers are fake. */
export function heldAnswer<T>(answer: T) {
  let release = (_: T): void => undefined;
  const held = new Promise<T>((resolve) => (release = resolve));
  return {
    answer: () => held,
    release: async () => {
      jest.useFakeTimers();
      release(answer);
      for (let round = 0; round < 10; round += 1) await pass(0);
    },
  };
}
