import { once } from '../once.js';
import { locale } from './texts.js';

const percent = once(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }));

/** Measured, so rounded: 1/3 to `33.3%`. */
export const formatShare = (share: number): string => percent().format(share);
