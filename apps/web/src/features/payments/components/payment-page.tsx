import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { LinkButton } from '../../../components/ui/button.js';
import { Page, PageHeader } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { EmptyState, ErrorState } from '../../../components/ui/notice.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { isNotFound } from '../../../lib/api/types.js';
import { usePaymentQuery, type PaymentQuery } from '../api/payments.generated.js';
import { receipt, unknownPayment } from '../texts/payments.js';
import { FreeBooth } from './free-booth.js';

interface PaymentPageProps {
  texts: { title: string; lead?: string; notLoaded: string };
  children: (payment: PaymentQuery['payment']) => ReactNode;
}

/** A page about the payment of its address. */
export function PaymentPage({ texts: { title, lead, notLoaded }, children }: PaymentPageProps) {
  const { id = '' } = useParams();
  const query = usePaymentQuery({ id });
  const { data, error, isFetching } = query;
  const problem = loadProblem(query, notLoaded);
  return (
    <Page>
      <PageHeader title={title} lead={lead} />
      {!data && isFetching && <Loading />}
      {problem && (isNotFound(error) ? <UnknownPayment /> : <ErrorState {...problem} />)}
      {data && (data.payment.amountCents === 0 ? <FreeBooth /> : children(data.payment))}
    </Page>
  );
}

function UnknownPayment() {
  const { title, text } = unknownPayment;
  return (
    <EmptyState title={title} scene={null} action={<LinkButton to="/vendor/payments">{receipt.back}</LinkButton>}>
      {text}
    </EmptyState>
  );
}
