import { Navigate, useNavigate, type Path } from 'react-router-dom';
import { Loading } from '../../../components/ui/loading.js';
import { isApiError } from '../../../lib/api/types.js';
import { pathFrom } from '../../../lib/session/own-path.js';
import { useSession } from '../../../lib/session/use-session.js';
import { completeProfile } from '../texts/register.js';
import { useMakeProfile } from '../use-make-profile.js';
import { AuthLayout } from './auth-layout.js';
import { ProfileStep, type ProfileForm } from './profile-step.js';
import type { ProfileValues } from '../register-schema.js';

/** Then leads back to the page that asked for a profile. */
export function CompleteProfile({ from }: { from?: Partial<Path> }) {
  const { status, session } = useSession();
  const navigate = useNavigate();
  const makeProfile = useMakeProfile();
  const next = pathFrom(from) ?? '/dashboard';
  if (status === 'loading') return <Loading />;
  if (!session) return <Navigate to="/login" replace />;
  if (session.profile) return <Navigate to={next} replace />;
  const known = session.user.userMetadata;
  const submit = async (input: ProfileValues, form: ProfileForm) => {
    const error = await makeProfile(input);
    if (error && !(isApiError(error) && error.code === 'ALREADY_EXISTS'))
      form.setError('root', { message: completeProfile.failed });
    else await navigate(next, { replace: true });
  };
  return (
    <AuthLayout title={completeProfile.title} lead={completeProfile.lead(session.user.email)}>
      <ProfileStep
        values={{
          role: known.role ?? '',
          businessName: known.businessName ?? '',
          contactName: known.contactName ?? '',
          phone: known.phone ?? '',
          address: known.address ?? '',
          city: known.city ?? '',
          state: known.state ?? '',
          zipCode: known.zipCode ?? '',
        }}
        submitLabel={completeProfile.save}
        onSubmit={submit}
      />
    </AuthLayout>
  );
}
