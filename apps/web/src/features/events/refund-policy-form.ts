import { z } from 'zod';
import type { RefundPolicy } from '../../lib/refund-policy-texts.js';
import { refundForm, refundProblems } from './texts/refunds.js';

type Preset = keyof typeof refundForm.presets;

const presets: Record<Exclude<Preset, 'custom'>, RefundPolicy> = {
  flexible: { fullUntilDays: 7, partialUntilDays: null, partialPercent: 0 },
  standard: { fullUntilDays: 30, partialUntilDays: 14, partialPercent: 50 },
  strict: { fullUntilDays: null, partialUntilDays: 30, partialPercent: 50 },
  none: { fullUntilDays: null, partialUntilDays: null, partialPercent: 0 },
};

const upTo = (most: number, least: number, message: string) =>
  z
    .string()
    .trim()
    .refine(
      (text) => text === '' || (/^\d{1,3}$/.test(text) && Number(text) <= most && Number(text) >= least),
      message,
    );

export const refundFields = {
  refundPreset: z.enum(Object.keys(refundForm.presets) as [Preset, ...Preset[]]),
  refundFullDays: upTo(365, 0, refundProblems.days),
  refundPartialDays: upTo(365, 0, refundProblems.days),
  refundPartialPercent: upTo(99, 1, refundProblems.percent),
};

interface RefundValues {
  refundPreset: Preset;
  refundFullDays: string;
  refundPartialDays: string;
  refundPartialPercent: string;
}

const same = (a: RefundPolicy, b: RefundPolicy) =>
  a.fullUntilDays === b.fullUntilDays &&
  a.partialUntilDays === b.partialUntilDays &&
  a.partialPercent === b.partialPercent;

export function toRefundValues(policy: RefundPolicy | null | undefined): RefundValues {
  const known = policy ?? presets.standard;
  const preset = (Object.keys(presets) as (keyof typeof presets)[]).find((name) => same(presets[name], known));
  return {
    refundPreset: preset ?? 'custom',
    refundFullDays: known.fullUntilDays?.toString() ?? '',
    refundPartialDays: known.partialUntilDays?.toString() ?? '',
    refundPartialPercent: known.partialPercent > 0 ? String(known.partialPercent) : '',
  };
}

const numberIn = (text: string) => (text.trim() === '' ? null : Number(text));

export function toRefundPolicy(values: RefundValues): RefundPolicy {
  if (values.refundPreset !== 'custom') return presets[values.refundPreset];
  return {
    fullUntilDays: numberIn(values.refundFullDays),
    partialUntilDays: numberIn(values.refundPartialDays),
    partialPercent: numberIn(values.refundPartialPercent) ?? 0,
  };
}

/** The field that contradicts the others, and why. */
export function refundProblem(values: RefundValues): { path: keyof RefundValues; message: string } | null {
  const { fullUntilDays, partialUntilDays, partialPercent } = toRefundPolicy(values);
  if ((partialUntilDays === null) !== (partialPercent === 0)) {
    const path = partialUntilDays === null ? 'refundPartialDays' : 'refundPartialPercent';
    return { path, message: refundProblems.incomplete };
  }
  if (fullUntilDays !== null && partialUntilDays !== null && partialUntilDays >= fullUntilDays) {
    return { path: 'refundPartialDays', message: refundProblems.order };
  }
  return null;
}
