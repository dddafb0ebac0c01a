import { baseApi } from '../api/base-api.js';
import { renewSession } from '../api/refresh.js';
import { useAppDispatch } from '../state/hooks.js';

/** For changes to the rights of the session itself. */
export function useRenewSession(): () => Promise<void> {
  const dispatch = useAppDispatch();
  return async () => {
    await dispatch(renewSession());
    dispatch(baseApi.util.invalidateTags(['Session', 'SecondFactor']));
  };
}
