import { baseApi } from '../api/base-api.js';
import { renewSession } from '../api/refresh.js';
import { useAppDispatch } from '../state/hooks.js';

export function useRenewSession(): () => Promise<void> {
  const dispatch = useAppDispatch();
  return async () => {
    await dispatch(renewSession());
    dispatch(baseApi.util.invalidateTags(['Session', 'SecondFactor']));
  };
}
