import type { Db } from 'mongodb';
import type { BusMessage } from '@stallbook/messaging';
import type { Remains } from '../checks/deletions.js';

interface Payment {
  _id: string;
  marketEventId: string;
  stage: string;
  status: string;
  amountCents: number;
  refundedCents: number;
}

type Belonging = Pick<Payment, '_id' | 'marketEventId'>;

const SETTLED = new Set(['completed', 'refunded']);

/** What is shown of deleted markets. `announced`: from all services. */
export async function readLeftovers(
  announced: readonly BusMessage[],
  dbOf: (service: 'applications' | 'attachments' | 'billing') => Db,
): Promise<Remains[]> {
  const deleted = announced
    .filter(({ type }) => type === 'market-event.deleted')
    .map(({ data }) => (data as { marketEventId: string }).marketEventId);
  const of = <T extends Belonging>(service: Parameters<typeof dbOf>[0], collection: string): Promise<T[]> =>
    dbOf(service)
      .collection<Belonging>(collection)
      .find({ marketEventId: { $in: deleted } })
      .toArray() as Promise<T[]>;
  const [applications, files, payments] = await Promise.all([
    of('applications', 'applications'),
    of('attachments', 'attachments'),
    of<Payment>('billing', 'payments'),
  ]);
  return deleted.map((id) => {
    const its = <T extends Belonging>(all: readonly T[]): T[] =>
      all.filter(({ marketEventId }) => marketEventId === id);
    const ids = (all: readonly Belonging[]): string[] => its(all).map(({ _id }) => _id);
    return {
      id,
      applications: ids(applications),
      files: ids(files),
      due: ids(payments.filter(({ status }) => !SETTLED.has(status))),
      late: its(payments)
        .filter(({ stage }) => stage === 'withdrawn')
        .map(({ _id, amountCents, refundedCents }) => ({ id: _id, amountCents, refundedCents })),
    };
  });
}
