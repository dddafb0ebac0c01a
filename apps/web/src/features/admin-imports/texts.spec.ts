import { importReport } from './texts.js';
import { importReport as inSpanish } from './texts.es.js';

describe('the progress of an import', () => {
  it('speaks of one row, of many rows, and of an unknown number of rows', () => {
    expect([importReport.finished(1), inSpanish.finished(1)]).toEqual([
      'Finished: 1 row read.',
      'Listo: 1 fila leída.',
    ]);
    expect(importReport.finished(2_881)).toBe('Finished: 2,881 rows read.');
    expect([importReport.running(0, 1), inSpanish.running(0, 1)]).toEqual(['0 of 1 row.', '0 de 1 fila.']);
    expect(importReport.running(1_240, 2_881)).toBe('1,240 of 2,881 rows.');
    expect(importReport.running(5, 0)).toBe('5 rows.');
  });
});
