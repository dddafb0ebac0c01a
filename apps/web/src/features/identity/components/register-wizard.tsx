import { useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { Stack } from '../../../components/ui/layout.js';
import { Stepper } from '../../../components/ui/stepper.js';
import { showServerErrors } from '../../../components/ui/server-errors.js';
import { messageOf } from '../../../lib/api/message-of.js';
import { isApiError } from '../../../lib/api/types.js';
import { language } from '../../../lib/language/texts.js';
import { returnKept } from '../../../lib/session/session.slice.js';
import { useAppDispatch } from '../../../lib/state/hooks.js';
import { useSignUpMutation } from '../api/auth-api.js';
import { pathFrom } from '../own-path.js';
import { authLayout } from '../texts/auth-layout.js';
import { register, registered } from '../texts/register.js';
import { useMakeProfile } from '../use-make-profile.js';
import { useWizardStep } from '../use-wizard-step.js';
import { AccountStep } from './account-step.js';
import { ResendConfirmation } from './check-inbox.js';
import { AuthLayout } from './auth-layout.js';
import { PlanStep, type OfferedPlan } from './plan-step.js';
import { ProfileStep, type ProfileDraft, type ProfileForm } from './profile-step.js';
import { planNames, type AccountValues, type PlanName, type ProfileValues } from '../register-schema.js';

export type Upgrade = 'pro' | 'organizer_pro' | 'vendor_pro';
const emptyProfile: ProfileDraft = {
  role: '',
  businessName: '',
  contactName: '',
  phone: '',
  address: '',
  city: '',
  state: '',
  zipCode: '',
};
const rolePreset: Partial<Record<PlanName, ProfileValues['role']>> = {
  vendor_pro: 'vendor',
  organizer_pro: 'organizer',
};

interface WizardProps {
  offered: readonly OfferedPlan[];
  upgrade?: Upgrade;
  confirmationOnly?: boolean;
  /** Where the confirmation was sent. */
  sentTo?: string;
  /** The page that asked for an account. */
  from?: Location;
  role?: ProfileValues['role'];
}

export function RegisterWizard({ offered, upgrade, confirmationOnly = false, sentTo = '', from, role }: WizardProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const dispatch = useAppDispatch();
  const { step: asked, toStep, toPrevious } = useWizardStep();
  const [account, setAccount] = useState<AccountValues>({ email: '', password: '', confirmPassword: '' });
  const [plan, setPlan] = useState<PlanName>(planNames.find((name) => name === upgrade) ?? 'basic');
  const [profile, setProfile] = useState<ProfileDraft>({ ...emptyProfile, role: role ?? '' });
  const [problem, setProblem] = useState('');
  const [signUp, { isLoading: isSigningUp }] = useSignUpMutation();
  const [makeProfile, { isLoading: isMakingProfile }] = useMakeProfile();
  const [hasSession, setHasSession] = useState(false);
  // A reload forgets the password, so it starts again.
  const step = account.email ? asked : 0;
  const wanted = upgrade === 'pro' && plan === 'basic' ? upgrade : plan;
  const choosePlan = (chosen: PlanName) => {
    setPlan(chosen);
    setProfile({ ...profile, role: rolePreset[chosen] ?? profile.role });
    toStep(2);
  };
  const finish = async (values: ProfileValues, form: ProfileForm) => {
    setProblem('');
    setProfile(values);
    if (!hasSession) {
      const { email, password } = account;
      const input = { email: email.trim(), password, metadata: values, chosenPlan: wanted, language };
      const { data, error } = await signUp(input);
      if (error) {
        if (isApiError(error) && error.fields.length > 0) showServerErrors(form, error, error.message);
        setProblem(messageOf(error, authLayout.unforeseen));
        return;
      }
      if (data.needsConfirmation) {
        dispatch(returnKept({ to: pathFrom(from) ?? null }));
        return navigate(location, { replace: true, state: { needsConfirmation: true, email: email.trim() } });
      }
      setHasSession(true);
    }
    const refused = await makeProfile(values);
    if (refused) return setProblem(register.profileFailed(messageOf(refused, authLayout.unforeseen)));
    await navigate(wanted === 'basic' ? (pathFrom(from) ?? '/dashboard') : `/pricing?upgrade=${wanted}`);
  };
  if (confirmationOnly) {
    return (
      <AuthLayout title={registered.title} lead={sentTo ? registered.sentTo(sentTo) : registered.sent}>
        <Stack>
          <p>{registered.missing}</p>
          <ResendConfirmation email={sentTo} />
        </Stack>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={register.title} lead={register.lead} scene="popup_market">
      <Stepper steps={register.steps} current={step} />
      {step === 0 && (
        <AccountStep
          values={account}
          from={from}
          onNext={(values) => {
            setAccount(values);
            toStep(1);
          }}
        />
      )}
      {step === 1 && <PlanStep plan={plan} offered={offered} onBack={toPrevious} onNext={choosePlan} />}
      {step === 2 && (
        <ProfileStep
          values={profile}
          busy={isSigningUp || isMakingProfile}
          problem={problem}
          submitLabel={register.create}
          onBack={toPrevious}
          onLeave={(values) => {
            setProfile(values);
            setProblem('');
          }}
          onSubmit={finish}
        />
      )}
    </AuthLayout>
  );
}
