import { ProofForm, type Methods, type Proof } from '../../../components/second-factor/proof-form.js';
import { Button } from '../../../components/ui/button.js';
import { isApiError } from '../../../lib/api/types.js';
import { useSecondStepMutation, useSecondStepOptionsMutation } from '../api/auth-api.js';
import { authLayout, secondStep } from '../texts/auth-layout.js';
import { AuthLayout } from './auth-layout.js';
import styles from './auth-layout.module.css';

interface SecondStepProps {
  methods: Methods;
  onDone?: () => void;
  onExpired: (message: string) => void;
  onBack?: () => void;
}

export function SecondStep({ methods, onDone, onExpired, onBack }: SecondStepProps) {
  const [complete] = useSecondStepMutation();
  const [options] = useSecondStepOptionsMutation();
  const unlessExpired = <T extends { error?: unknown }>(reply: T): T => {
    const { error } = reply;
    if (isApiError(error) && error.code === 'IDENTITY.TICKET_EXPIRED') onExpired(error.message);
    return reply;
  };
  const prove = async (proof: Proof) => {
    const reply = unlessExpired(await complete(proof));
    if (!reply.error) onDone?.();
    return reply;
  };
  return (
    <AuthLayout title={secondStep.title} lead={methods.authenticator ? secondStep.lead : secondStep.leadPasskey}>
      <ProofForm methods={methods} passkeyOptions={async () => unlessExpired(await options())} prove={prove} />
      {onBack && (
        <div className={styles.other}>
          <Button wide look="secondary" onClick={onBack}>
            {authLayout.toLogin}
          </Button>
        </div>
      )}
    </AuthLayout>
  );
}
