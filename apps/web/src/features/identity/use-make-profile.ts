import { refreshSession } from '../../lib/api/refresh.js';
import { useAppDispatch } from '../../lib/state/hooks.js';
import { useCreateProfileMutation } from './api/identity.generated.js';
import type { ProfileValues } from './register-schema.js';

export function useMakeProfile() {
  const dispatch = useAppDispatch();
  const [create] = useCreateProfileMutation();
  return async (input: ProfileValues): Promise<unknown> => {
    const { error } = await create({ input });
    if (!error) await dispatch(refreshSession());
    return error;
  };
}
