import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './chart-texts.js';

export const chart: Translation<typeof english.chart> = { showChart: 'Ver gráfica', showTable: 'Ver tabla' };
