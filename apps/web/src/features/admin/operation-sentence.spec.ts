import { operationSentence } from './operation-sentence.js';

const said = (operationType: 'seed_events' | 'undo_import', facts: object): string =>
  operationSentence({
    id: 'op1',
    operationType,
    performedBy: 'a1',
    details: JSON.stringify({ fileName: 'fairs.csv', ...facts }),
    createdAt: '2027-03-01T12:00:00Z',
    event: null,
    person: null,
    performer: null,
  });

describe('the sentence of an operation', () => {
  it('speaks of one event and of thousands as the reports of imports do', () => {
    expect(said('seed_events', { created: 1, failed: 1 })).toBe('Imported 1 event from fairs.csv, 1 row failed');
    expect(said('seed_events', { created: 2_879, failed: 0 })).toBe(
      'Imported 2,879 events from fairs.csv, 0 rows failed',
    );
    expect(said('undo_import', { deleted: 1 })).toBe('Undid the import of fairs.csv, 1 event deleted');
    expect(said('undo_import', { deleted: 2_879 })).toBe('Undid the import of fairs.csv, 2,879 events deleted');
  });
});
