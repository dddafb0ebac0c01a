import { LinkButton } from '../../../components/ui/button.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { free, receipt } from '../texts/payments.js';

/** Instead of a receipt or a card form. */
export const FreeBooth = () => (
  <EmptyState title={free.title} action={<LinkButton to="/vendor/payments">{receipt.back}</LinkButton>}>
    {free.text}
  </EmptyState>
);
