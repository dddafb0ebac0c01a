import { plural } from './format/text.js';
import type { Translation } from './format/translation.js';
import { lastDayOf, type RefundedEvent } from './refund-days.js';
import type * as english from './refund-policy-texts.js';

function before(days: number, event?: RefundedEvent): string {
  const text = days === 0 ? 'el día del evento' : `${plural(days, { one: 'día', other: 'días' })} antes del evento`;
  if (!event) return text;
  const { date, isOver } = lastDayOf(days, event);
  return isOver ? `el ${date} (${text}; ya pasó)` : `el ${date} (${text})`;
}

export const refundLines: Translation<typeof english.refundLines> = (policy, event) => {
  if (!policy) return ['El organizador decide sobre los reembolsos. Pregúntale antes de pagar.'];
  const { fullUntilDays, partialUntilDays, partialPercent } = policy;
  const promised = [
    ...(fullUntilDays === null ? [] : [`Reembolso completo hasta ${before(fullUntilDays, event)}`]),
    ...(partialUntilDays === null ? [] : [`Reembolso del ${partialPercent}% hasta ${before(partialUntilDays, event)}`]),
  ];
  return promised.length > 0 ? [...promised, 'Después de eso no hay reembolso'] : ['Sin reembolsos'];
};
