import { newId } from '../ids.js';
import { exchange } from './transport.js';

const key = 'stallbook.session.owed-sign-out';

/** A sign-out that the server could not be told of: its cookies still hold, so it is made up for when it can be. */
export const pendingSignOut = {
  owe: (): void => localStorage.setItem(key, '1'),
  /** Also when a new session took the place of that one. */
  settle: (): void => localStorage.removeItem(key),
  known: (): boolean => localStorage.getItem(key) !== null,
  async makeUpFor(): Promise<void> {
    const { error } = await exchange({ path: '/auth/sign-out', method: 'POST' }, newId());
    if (error?.code !== 'NETWORK') pendingSignOut.settle();
  },
};
