import { plural } from './format/text.js';
import type { Translation } from './format/translation.js';
import type * as english from './refund-policy-texts.js';

const before = (days: number) =>
  days === 0 ? 'el día del evento' : `${plural(days, { one: 'día', other: 'días' })} antes del evento`;

export const refundLines: Translation<typeof english.refundLines> = (policy) => {
  if (!policy) return ['El organizador decide sobre los reembolsos. Pregúntale antes de pagar.'];
  const { fullUntilDays, partialUntilDays, partialPercent } = policy;
  const promised = [
    ...(fullUntilDays === null ? [] : [`Reembolso completo hasta ${before(fullUntilDays)}`]),
    ...(partialUntilDays === null ? [] : [`Reembolso del ${partialPercent}% hasta ${before(partialUntilDays)}`]),
  ];
  return promised.length > 0 ? [...promised, 'Después de eso no hay reembolso'] : ['Sin reembolsos'];
};
