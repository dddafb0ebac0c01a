import { baseApi } from '../../lib/api/base-api.js';
import { renewSession } from '../../lib/api/refresh.js';
import { useAppDispatch } from '../../lib/state/hooks.js';

/** A change ends or outdates the access token, so a new one is fetched. What the page shows changes separately. */
export function useRenewSession() {
  const dispatch = useAppDispatch();
  const showChange = () => void dispatch(baseApi.util.invalidateTags(['Session', 'SecondFactor']));
  return {
    renew: () => dispatch(renewSession()),
    showChange,
    renewAndShow: async () => {
      await dispatch(renewSession());
      showChange();
    },
  };
}
