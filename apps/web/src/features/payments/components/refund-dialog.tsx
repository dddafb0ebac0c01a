import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { FormDraft } from '../../../components/drafts/form-draft.js';
import { SelectField } from '../../../components/ui/form/fields.js';
import { FormDialog } from '../../../components/ui/form/form-dialog.js';
import { MoneyField } from '../../../components/ui/form/typed-fields.js';
import { toast } from '../../../components/ui/toast.js';
import { formatDayOf } from '../../../lib/format/dates.js';
import { dollarsOf, formatCents, parseDollars } from '../../../lib/format/money.js';
import { newId } from '../../../lib/ids.js';
import { useRefundPaymentMutation, type PaymentRowFragment } from '../api/payments.generated.js';
import { paymentColumns } from '../texts/payments.js';
import { refundDialog as texts, refundReasons } from '../texts/refunds.js';

const reasons = ['vendor_request', 'booth_changed', 'overpaid', 'goodwill', 'other'] as const;
const options = reasons.map((value) => ({ value, label: refundReasons[value] }));

const schemaFor = (maxCents: number) =>
  z.object({
    amount: z
      .string()
      .refine((text) => (parseDollars(text) ?? 0) > 0, texts.amountMissing)
      .refine((text) => (parseDollars(text) ?? 0) <= maxCents, texts.tooMuch(formatCents(maxCents))),
    reason: z.enum(reasons, texts.reasonMissing),
    /** Kept with the input, also with another amount: the answer to the first request may be lost. */
    requestId: z.string(),
  });

interface RefundDialogProps {
  payment: PaymentRowFragment;
  vendor: string;
  onClose: () => void;
}

export function RefundDialog({ payment, vendor, onClose }: RefundDialogProps) {
  const { id: paymentId, eventTitle, paidAt, createdAt, refundableCents } = payment;
  const schema = schemaFor(refundableCents);
  const [refund] = useRefundPaymentMutation();
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { amount: dollarsOf(refundableCents), reason: '' as never, requestId: newId() },
  });
  const cents = parseDollars(useWatch({ control: form.control, name: 'amount' }));
  const send = async ({ amount, reason, requestId }: z.output<typeof schema>) => {
    const amountCents = parseDollars(amount) ?? 0;
    const { data, error } = await refund({ input: { paymentId, requestId, amountCents, reason } });
    if (error) return { error };
    const told = data.payment.refunds.at(-1)?.status === 'requested' ? texts.accepted : texts.sent;
    toast(told(formatCents(amountCents), vendor));
    return {};
  };
  return (
    <FormDialog
      title={texts.title(vendor)}
      label={texts.action}
      form={form}
      send={send}
      texts={{ send: cents ? texts.confirm(formatCents(cents)) : texts.action, failed: texts.failed }}
      onClose={onClose}
    >
      <FormDraft about={`refund-${paymentId}`} />
      <p>
        <strong>{texts.payment(eventTitle ?? paymentColumns.someEvent, formatDayOf(paidAt ?? createdAt))}</strong>
      </p>
      <p>{texts.left(formatCents(refundableCents))}</p>
      <MoneyField name="amount" label={texts.amount} hint={texts.fee} />
      <SelectField name="reason" label={texts.reason} options={options} placeholder={texts.pickReason} />
    </FormDialog>
  );
}
