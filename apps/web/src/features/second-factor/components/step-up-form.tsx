import { ProofForm, type Proof } from '../../../components/second-factor/proof-form.js';
import { Loading } from '../../../components/ui/loading.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { useMySecondFactorQuery } from '../api/second-factor.generated.js';
import { useStepUpMutation, useStepUpOptionsMutation } from '../api/step-up-api.js';
import { card } from '../texts.js';

export function StepUpForm({ onDone }: { onDone: () => void }) {
  const query = useMySecondFactorQuery();
  const problem = loadProblem(query, card.notLoaded);
  const [options] = useStepUpOptionsMutation();
  const [check] = useStepUpMutation();
  if (!query.data) return problem ? <ErrorState {...problem} /> : <Loading inline />;
  const { authenticatorAddedAt, passkeys } = query.data.factor;
  const prove = async (proof: Proof) => {
    const reply = await check(proof);
    if (!reply.error) onDone();
    return reply;
  };
  const methods = { authenticator: authenticatorAddedAt !== null, passkey: passkeys.length > 0 };
  return <ProofForm methods={methods} passkeyOptions={() => options()} prove={prove} />;
}
