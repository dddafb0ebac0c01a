import { useLocation, useSearchParams, type Location } from 'react-router-dom';
import { CompleteProfile } from '../../features/identity/components/complete-profile.js';
import { RegisterWizard, type Upgrade } from '../../features/identity/components/register-wizard.js';
import { Registered } from '../../features/identity/components/registered.js';
import { usePlanCatalogQuery } from '../../features/plans/api/plans.generated.js';

const upgrades: readonly string[] = ['pro', 'organizer_pro', 'vendor_pro'];

interface RegisterState {
  needsConfirmation?: boolean;
  needsProfile?: boolean;
  email?: string;
  from?: Location;
  role?: 'vendor';
}

export function Component() {
  const state = (useLocation().state ?? {}) as RegisterState;
  const [params] = useSearchParams();
  const { data } = usePlanCatalogQuery();
  const asked = params.get('upgrade') ?? '';
  if (state.needsProfile) return <CompleteProfile from={state.from} />;
  if (state.needsConfirmation) return <Registered email={state.email ?? ''} from={state.from} />;
  return (
    <RegisterWizard
      offered={data?.catalog.plans ?? []}
      upgrade={upgrades.includes(asked) ? (asked as Upgrade) : undefined}
      from={state.from}
      role={state.role}
    />
  );
}
