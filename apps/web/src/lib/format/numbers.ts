import { once } from '../once.js';
import { locale } from './texts.js';

const count = once(() => new Intl.NumberFormat(locale));
const percent = once(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }));

/** `1,000`. */
export const formatCount = (value: number): string => count().format(value);

/** Agreed, so exact: 0.05 to `5%`, 0.0125 to `1.25%`. */
export const formatRate = (rate: number): string => percent().format(rate);
