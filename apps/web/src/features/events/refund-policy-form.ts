import { MAX_REFUND_DAYS } from '@stallbook/kernel/limits';
import { z } from 'zod';
import type { RefundPolicy } from '../../lib/refund-policy-texts.js';
import { refundForm, refundProblems as texts } from './texts/refunds.js';

type Preset = keyof typeof refundForm.presets;

const presets: Record<Exclude<Preset, 'custom'>, RefundPolicy> = {
  flexible: { fullUntilDays: 7, partialUntilDays: null, partialPercent: 0 },
  standard: { fullUntilDays: 30, partialUntilDays: 14, partialPercent: 50 },
  strict: { fullUntilDays: null, partialUntilDays: 30, partialPercent: 50 },
  none: { fullUntilDays: null, partialUntilDays: null, partialPercent: 0 },
};

export const refundFields = {
  refundPreset: z.enum(Object.keys(refundForm.presets) as [Preset, ...Preset[]]),
  refundFullDays: z.string().trim(),
  refundPartialDays: z.string().trim(),
  refundPartialPercent: z.string().trim(),
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

const isWithin = (text: string, least: number, most: number) =>
  text === '' || (/^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most);

interface Problem {
  path: keyof RefundValues;
  message: string;
}

const ranges = [
  ['refundFullDays', 0, MAX_REFUND_DAYS, texts.days],
  ['refundPartialDays', 0, MAX_REFUND_DAYS, texts.days],
  ['refundPartialPercent', 1, 99, texts.percent],
] as const;

/** The fields that cannot be read or contradict the others, and why. Those of own terms are hidden behind a preset. */
export function refundProblems(values: RefundValues): Problem[] {
  if (values.refundPreset !== 'custom') return [];
  const unreadable = ranges.flatMap(([path, least, most, message]) =>
    isWithin(values[path], least, most) ? [] : [{ path, message }],
  );
  if (unreadable.length > 0) return unreadable;
  const { fullUntilDays, partialUntilDays, partialPercent } = toRefundPolicy(values);
  if ((partialUntilDays === null) !== (partialPercent === 0)) {
    const path = partialUntilDays === null ? 'refundPartialDays' : 'refundPartialPercent';
    return [{ path, message: texts.incomplete }];
  }
  if (fullUntilDays !== null && partialUntilDays !== null && partialUntilDays >= fullUntilDays) {
    return [{ path: 'refundPartialDays', message: texts.order }];
  }
  return [];
}
