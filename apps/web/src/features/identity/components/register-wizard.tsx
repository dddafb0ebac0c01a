import { useState } from 'react';
import { useNavigate, type Location } from 'react-router-dom';
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
import { AccountStep } from './account-step.js';
import { ResendConfirmation } from './check-inbox.js';
import { AuthLayout } from './auth-layout.js';
import { PlanStep, type OfferedPlan } from './plan-step.js';
import { ProfileStep, type ProfileDraft, type ProfileForm } from './profile-step.js';
import type { AccountValues, PlanName, ProfileValues } from './register-schema.js';

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
  /** The page that asked for an account. */
  from?: Location;
  role?: ProfileValues['role'];
}

export function RegisterWizard({ offered, upgrade, confirmationOnly = false, from, role }: WizardProps) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [step, setStep] = useState(confirmationOnly ? 3 : 0);
  const [account, setAccount] = useState<AccountValues>({ email: '', password: '', confirmPassword: '' });
  const [plan, setPlan] = useState<PlanName>('basic');
  const [profile, setProfile] = useState<ProfileDraft>({ ...emptyProfile, role: role ?? '' });
  const [problem, setProblem] = useState('');
  const [signUp, { isLoading: isSigningUp }] = useSignUpMutation();
  const [makeProfile, { isLoading: isMakingProfile }] = useMakeProfile();
  const [hasSession, setHasSession] = useState(false);
  const back = () => {
    setProblem('');
    setStep(step - 1);
  };
  const choosePlan = (chosen: PlanName) => {
    setPlan(chosen);
    setProfile({ ...profile, role: rolePreset[chosen] ?? profile.role });
    setStep(2);
  };
  const finish = async (values: ProfileValues, form: ProfileForm) => {
    setProblem('');
    setProfile(values);
    if (!hasSession) {
      const { email, password } = account;
      const input = { email: email.trim(), password, metadata: values, chosenPlan: upgrade ?? plan, language };
      const { data, error } = await signUp(input);
      if (error) {
        if (isApiError(error) && error.fields.length > 0) showServerErrors(form, error, error.message);
        setProblem(messageOf(error, authLayout.unforeseen));
        return;
      }
      if (data.needsConfirmation) {
        dispatch(returnKept({ to: pathFrom(from) ?? null }));
        return setStep(3);
      }
      setHasSession(true);
    }
    const refused = await makeProfile(values);
    if (refused) return setProblem(register.profileFailed(messageOf(refused, authLayout.unforeseen)));
    const asked = upgrade ?? plan;
    await navigate(asked === 'basic' ? (pathFrom(from) ?? '/dashboard') : `/pricing?upgrade=${asked}`);
  };
  if (step === 3) {
    return (
      <AuthLayout title={registered.title} lead={account.email ? registered.sentTo(account.email) : registered.sent}>
        <ResendConfirmation email={account.email} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={register.title} lead={register.lead} scene="popup_market">
      <Stepper steps={register.steps} current={step} />
      {step === 0 && (
        <AccountStep
          values={account}
          onNext={(values) => {
            setAccount(values);
            setStep(1);
          }}
        />
      )}
      {step === 1 && <PlanStep plan={plan} offered={offered} onBack={back} onNext={choosePlan} />}
      {step === 2 && (
        <ProfileStep
          values={profile}
          busy={isSigningUp || isMakingProfile}
          problem={problem}
          submitLabel={register.create}
          onBack={(values) => {
            setProfile(values);
            back();
          }}
          onSubmit={finish}
        />
      )}
    </AuthLayout>
  );
}
