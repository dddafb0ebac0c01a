jest.mock('../../components/ui/texts.js', () => jest.requireActual<object>('../../components/ui/texts.es.js'));

import type { ReceivedFactsFragment } from './api/applications.generated.js';
import { ownColumns, receivedColumns } from './components/application-columns.js';

describe.each([
  ['received', receivedColumns],
  ['own', ownColumns],
])('the status of %s applications', (_, columns) => {
  const status = columns.find(({ field }) => field === 'status');
  const accepted = { status: 'accepted' } as ReceivedFactsFragment;

  it('is sorted by the word that is shown', () => expect(status?.value?.(accepted)).toBe('Aceptada'));

  it('is the same code in every CSV file', () => expect(status?.csv?.(accepted)).toBe('accepted'));
});
