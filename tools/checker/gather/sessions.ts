import type { Session } from '../checks/sessions.js';
import type { StoreContents } from './stores.js';

/** Sessions and confirmed accounts. */
export async function readSessions({ db }: StoreContents): Promise<{ sessions: Session[]; confirmed: Set<string> }> {
  const accounts = db.collection<{ _id: string; emailConfirmedAt: Date | null }>('accounts');
  // Sessions first: their accounts always exist earlier. Those of erased accounts name none.
  const owned = { accountId: { $exists: true } };
  const found = await db.collection<{ _id: string; accountId: string }>('sessions').find(owned).toArray();
  const confirmed = await accounts.distinct('_id', { emailConfirmedAt: { $ne: null } });
  return { sessions: found.map(({ _id: id, accountId }) => ({ id, accountId })), confirmed: new Set(confirmed) };
}
