import { baseApi } from '../../lib/api/base-api.js';
import { renewSession } from '../../lib/api/refresh.js';
import { useAppDispatch } from '../../lib/state/hooks.js';

export function useRenewSession(): () => Promise<void> {
  const dispatch = useAppDispatch();
  return async () => {
    await dispatch(renewSession());
    dispatch(baseApi.util.invalidateTags(['Session', 'SecondFactor']));
  };
}
