import { ProofForm, type Methods, type Proof } from '../../../components/second-factor/proof-form.js';
import { isApiError } from '../../../lib/api/types.js';
import { useSecondStepMutation, useSecondStepOptionsMutation } from '../api/auth-api.js';
import { secondStep } from '../texts/auth-layout.js';
import { AuthLayout } from './auth-layout.js';

interface SecondStepProps {
  methods: Methods;
  onDone?: () => void;
  onExpired: (message: string) => void;
}

export function SecondStep({ methods, onDone, onExpired }: SecondStepProps) {
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
    </AuthLayout>
  );
}
