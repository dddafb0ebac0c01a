import { ProofForm, type Proof } from '../../../components/second-factor/proof-form.js';
import { Loading } from '../../../components/ui/loading.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { useMySecondFactorQuery } from '../api/second-factor.generated.js';
import { useStepUpMutation, useStepUpOptionsMutation } from '../api/step-up-api.js';
import { card } from '../texts.js';

export function StepUpForm({ onDone }: { onDone: () => void }) {
  const { data, error, refetch } = useMySecondFactorQuery();
  const [options] = useStepUpOptionsMutation();
  const [check] = useStepUpMutation();
  if (!data) return error ? <ErrorState message={card.notLoaded} onRetry={() => void refetch()} /> : <Loading inline />;
  const { authenticatorAddedAt, passkeys } = data.factor;
  const prove = async (proof: Proof) => {
    const reply = await check(proof);
    if (!reply.error) onDone();
    return reply;
  };
  const methods = { authenticator: authenticatorAddedAt !== null, passkey: passkeys.length > 0 };
  return <ProofForm methods={methods} passkeyOptions={() => options()} prove={prove} />;
}
