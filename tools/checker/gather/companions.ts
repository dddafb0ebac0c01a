import type { StallbookConfig } from '@stallbook/platform';
import type { ProviderTotals } from '../checks/ledger.js';
import type { System } from '../system.js';

const PATIENCE_MS = 30_000;

async function getJson<T>(url: string, headers: Record<string, string> = {}): Promise<T> {
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}`);
  return (await response.json()) as T;
}

export const readProviderTotals = ({ config, stripeKey }: System): Promise<ProviderTotals> =>
  getJson(`http://${config.STRIPE_API_HOST}:${config.STRIPE_API_PORT}/_emulator/totals`, {
    authorization: `Bearer ${stripeKey}`,
  });

/** The IDs of the emails in the local mailbox, one per delivery. */
export async function readMailbox(config: StallbookConfig): Promise<string[]> {
  const mails = await getJson<{ messageId?: string }[]>(`${config.MAILBOX_URL}/email`);
  return mails.map(({ messageId = '' }) => emailIdIn(messageId));
}

/** Without its signature and domain. */
export const emailIdIn = (messageId: string): string => messageId.replace(/^</, '').replace(/[.@].*$/, '');
