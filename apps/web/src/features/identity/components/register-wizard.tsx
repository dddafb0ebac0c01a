import { useEffect, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { Stepper } from '../../../components/ui/stepper.js';
import { showServerErrors } from '../../../components/ui/form/server-errors.js';
import { messageOf } from '../../../lib/api/message-of.js';
import { isApiError } from '../../../lib/api/types.js';
import { language } from '../../../lib/language/texts.js';
import { returnKept } from '../../../lib/session/session.slice.js';
import { useAppDispatch } from '../../../lib/state/hooks.js';
import { useSignUpMutation, type ChosenPlan } from '../api/auth-api.js';
import { pathFrom } from '../../../lib/session/own-path.js';
import { authLayout } from '../texts/auth-layout.js';
import { register } from '../texts/register.js';
import { signUpDraft } from '../sign-up-draft.js';
import { useMakeProfile } from '../use-make-profile.js';
import { useWizardStep } from '../use-wizard-step.js';
import { AccountStep } from './account-step.js';
import { AuthLayout } from './auth-layout.js';
import { PlanStep, type OfferedPlan } from './plan-step.js';
import { ProfileStep, type ProfileDraft, type ProfileForm } from './profile-step.js';
import { planNames, planRoles, type AccountValues, type PlanName, type ProfileValues } from '../register-schema.js';

export type Upgrade = Exclude<ChosenPlan, 'basic'>;
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

interface WizardProps {
  offered: readonly OfferedPlan[];
  upgrade?: Upgrade;
  /** The page that asked for an account. */
  from?: Location;
  role?: ProfileValues['role'];
}

export function RegisterWizard({ offered, upgrade, from, role }: WizardProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const dispatch = useAppDispatch();
  const { step: asked, toStep, toPrevious } = useWizardStep();
  const [kept] = useState(signUpDraft.read);
  const [account, setAccount] = useState<AccountValues>({
    email: kept?.email ?? '',
    password: '',
    confirmPassword: '',
  });
  const [plan, setPlan] = useState<PlanName>(
    kept?.upgrade === (upgrade ?? '') ? kept.plan : (planNames.find((name) => name === upgrade) ?? 'basic'),
  );
  const [profile, setProfile] = useState<ProfileDraft>(kept?.profile ?? { ...emptyProfile, role: role ?? '' });
  const [signUp] = useSignUpMutation();
  const makeProfile = useMakeProfile();
  const [hasSession, setHasSession] = useState(false);
  const { email } = account;
  useEffect(() => {
    if (email) signUpDraft.keep({ email, plan, upgrade: upgrade ?? '', profile });
  }, [email, plan, upgrade, profile]);
  // A reload forgets the password, and only that.
  const step = account.password ? asked : 0;
  const wanted = upgrade === 'pro' && plan === 'basic' ? upgrade : plan;
  const choosePlan = (chosen: PlanName) => {
    if (chosen !== plan || profile.role === '') setProfile({ ...profile, role: planRoles[chosen] ?? profile.role });
    setPlan(chosen);
    toStep(2);
  };
  const finish = async (values: ProfileValues, form: ProfileForm) => {
    const refuse = (message: string) => form.setError('root', { message });
    setProfile(values);
    if (!hasSession) {
      const input = { email: email.trim(), password: account.password, metadata: values, chosenPlan: wanted, language };
      const { data, error } = await signUp(input);
      if (error) {
        if (isApiError(error) && error.fields.length > 0) showServerErrors(form, error, error.message);
        return refuse(messageOf(error, authLayout.unforeseen));
      }
      if (data.needsConfirmation) {
        dispatch(returnKept({ to: pathFrom(from) ?? null }));
        return navigate(location, { replace: true, state: { needsConfirmation: true, email: email.trim(), from } });
      }
      setHasSession(true);
    }
    const refused = await makeProfile(values);
    if (refused) return refuse(register.profileFailed(messageOf(refused, authLayout.unforeseen)));
    signUpDraft.forget();
    await navigate(wanted === 'basic' ? (pathFrom(from) ?? '/dashboard') : `/pricing?upgrade=${wanted}`);
  };
  return (
    <AuthLayout title={register.title} lead={register.lead} scene="popup_market">
      <Stepper steps={register.steps} current={step} />
      {step === 0 && (
        <AccountStep
          values={account}
          from={from}
          isBack={Boolean(kept) && asked > 0}
          onNext={(values) => {
            setAccount(values);
            if (asked === 0) toStep(1);
          }}
        />
      )}
      {step === 1 && (
        <PlanStep plan={plan} role={profile.role} offered={offered} onBack={toPrevious} onNext={choosePlan} />
      )}
      {step === 2 && (
        <ProfileStep
          values={profile}
          submitLabel={register.create}
          onBack={toPrevious}
          onTyped={setProfile}
          onSubmit={finish}
        />
      )}
    </AuthLayout>
  );
}
