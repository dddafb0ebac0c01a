import { exchangeWithRetries } from '../api/exchange-with-retries.js';
import type { SessionThunk } from '../api/refresh.js';
import { isUnsettled } from '../api/types.js';
import { newId } from '../ids.js';
import { signOutSettled } from './session.slice.js';

/** Repeats a sign-out that the server missed: its cookies would otherwise open the old session again. */
export const completeSignOut = (): SessionThunk<Promise<void>> => async (dispatch) => {
  const { error } = await exchangeWithRetries({ path: '/auth/sign-out', method: 'POST' }, newId());
  if (!isUnsettled(error)) dispatch(signOutSettled());
};
