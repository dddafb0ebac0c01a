import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Row, Stack } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { ErrorState, Notice } from '../../../components/ui/notice.js';
import { toast } from '../../../components/ui/toast.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { messageOf } from '../../../lib/api/message-of.js';
import { formatDate } from '../../../lib/format/dates.js';
import { formatCents } from '../../../lib/format/money.js';
import {
  useWithdrawalTermsQuery,
  useWithdrawApplicationMutation,
  type WithdrawalTermsQuery,
} from '../api/applications.generated.js';
import { withdrawBooth as texts } from '../texts/withdraw-booth.js';

type Terms = WithdrawalTermsQuery['terms'];

function moneyText({ refund: { paidCents, returnedCents, refundCents } }: Terms): string {
  if (paidCents === 0) return texts.unpaid;
  if (returnedCents === paidCents) return texts.refunded;
  const paid = formatCents(paidCents);
  if (returnedCents > 0) {
    const before = texts.returned(paid, formatCents(returnedCents));
    return `${before} ${refundCents > 0 ? texts.refundOfRest(formatCents(refundCents)) : texts.noRefundOfRest}`;
  }
  return refundCents > 0 ? texts.refund(formatCents(refundCents), paid) : texts.noRefund(paid);
}

function agreedLines({ policy, fullUntil, partialUntil, refundPercent }: Terms): string[] {
  if (!policy) return [];
  const lines = [
    ...(fullUntil ? [texts.until(texts.full, formatDate(fullUntil), refundPercent < 100)] : []),
    ...(partialUntil
      ? [texts.until(texts.part(policy.partialPercent), formatDate(partialUntil), refundPercent === 0)]
      : []),
  ];
  return lines.length > 0 ? lines : [texts.noRefunds];
}

interface WithdrawalFormProps {
  applicationId: string;
  onClose: () => void;
}

/** The vendor confirms the refund that they see; another one is refused, and shown instead. */
export function WithdrawalForm({ applicationId, onClose }: WithdrawalFormProps) {
  const query = useWithdrawalTermsQuery({ id: applicationId }, { refetchOnMountOrArgChange: true });
  const [withdraw, { isLoading }] = useWithdrawApplicationMutation();
  const [refused, setRefused] = useState('');
  const problem = loadProblem(query, texts.notLoaded);
  if (!query.data) return problem ? <ErrorState {...problem} /> : <Loading inline />;
  const { terms } = query.data;
  const lines = agreedLines(terms);
  const { refundCents, isProcessing } = terms.refund;
  const confirm = async () => {
    const { error } = await withdraw({ id: applicationId, refundPercent: terms.refundPercent });
    if (!error) {
      toast(refundCents > 0 && !isProcessing ? texts.doneAndRefunded(formatCents(refundCents)) : texts.done);
      onClose();
      return;
    }
    setRefused(messageOf(error, texts.failed));
    void query.refetch();
  };
  return (
    <Stack gap={16}>
      {refused && <Notice tone="error">{refused}</Notice>}
      <p>
        <strong>{moneyText(terms)}</strong>
      </p>
      {isProcessing && <p>{texts.processing}</p>}
      {refundCents > 0 && <p>{texts.onTime}</p>}
      {terms.refund.paidCents > terms.refund.returnedCents &&
        (lines.length > 0 ? (
          <div>
            {texts.agreed}
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ) : (
          <p>{texts.none}</p>
        ))}
      <p>{texts.final}</p>
      <Row>
        <Button look="danger" busy={isLoading} disabled={query.isFetching} onClick={() => void confirm()}>
          {texts.action}
        </Button>
        <Button look="secondary" disabled={isLoading} onClick={onClose} data-autofocus>
          {texts.keep}
        </Button>
      </Row>
    </Stack>
  );
}
