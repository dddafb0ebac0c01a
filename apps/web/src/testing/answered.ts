import { waitFor } from '@testing-library/react';
import type { AppStore } from '../lib/state/store.js';

/** Waits until every request is answered. What the answers bring may be rendered later. */
export const answered = ({ store }: { store: AppStore }): Promise<void> =>
  waitFor(() => {
    const { queries, mutations } = store.getState().api;
    const asked = [...Object.values(queries), ...Object.values(mutations)];
    expect(asked.filter((one) => one?.status === 'pending')).toEqual([]);
  });
