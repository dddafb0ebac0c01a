import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Stepper } from '../../../components/ui/stepper.js';
import { showServerErrors } from '../../../components/ui/server-errors.js';
import { isApiError } from '../../../lib/api/types.js';
import { useSignUpMutation } from '../api/auth-api.js';
import { doorway } from '../texts/doorway.js';
import { register, registered } from '../texts/register.js';
import { AccountStep } from './account-step.js';
import { ResendConfirmation } from './check-inbox.js';
import { Doorway } from './doorway.js';
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
  /** Opens on the confirmation screen at once. */
  confirmationOnly?: boolean;
}

export function RegisterWizard({ offered, upgrade, confirmationOnly = false }: WizardProps) {
  const navigate = useNavigate();
  const [step, setStep] = useState(confirmationOnly ? 3 : 0);
  const [account, setAccount] = useState<AccountValues>({ email: '', password: '', confirmPassword: '' });
  const [plan, setPlan] = useState<PlanName>('basic');
  const [profile, setProfile] = useState<ProfileDraft>(emptyProfile);
  const [problem, setProblem] = useState('');
  const [signUp, { isLoading }] = useSignUpMutation();
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
    const { data, error } = await signUp({ email: account.email.trim(), password: account.password, metadata: values });
    if (error) {
      if (isApiError(error) && error.fields.length > 0) showServerErrors(form, error, error.message);
      setProblem(isApiError(error) && error.code !== 'INTERNAL' ? error.message : doorway.unforeseen);
      return;
    }
    if (data.needsConfirmation) setStep(3);
    else
      await navigate(
        upgrade ? `/pricing?upgrade=${upgrade}` : plan === 'basic' ? '/dashboard' : `/pricing?upgrade=${plan}`,
      );
  };
  if (step === 3) {
    return (
      <Doorway title={registered.title} lead={account.email ? registered.sentTo(account.email) : registered.sent}>
        <ResendConfirmation email={account.email} />
      </Doorway>
    );
  }
  return (
    <Doorway title={register.title} lead={register.lead} scene="popup_market">
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
          busy={isLoading}
          problem={problem}
          submitLabel={register.create}
          onBack={(values) => {
            setProfile(values);
            back();
          }}
          onSubmit={finish}
        />
      )}
    </Doorway>
  );
}
