import type { StallbookConfig } from '@stallbook/platform';
import type { ProviderTotals } from '../checks/ledger.js';
import type { System } from '../system.js';

const PATIENCE_MS = 30_000;

async function getJson<T>(url: string, headers: Record<string, string> = {}): Promise<T> {
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}`);
  return (await response.json()) as T;
}

/** Sums over everything that the local Stripe holds, in cents. */
export const readProviderTotals = ({ config, stripeKey }: System): Promise<ProviderTotals> =>
  getJson(`http://${config.STRIPE_API_HOST}:${config.STRIPE_API_PORT}/_emulator/totals`, {
    authorization: `Bearer ${stripeKey}`,
  });

/** The ids of the mails in the local mailbox, one for each time that it arrived. */
export async function readMailbox(config: StallbookConfig): Promise<string[]> {
  const mails = await getJson<{ messageId?: string }[]>(`${config.MAILBOX_URL}/email`);
  return mails.map(({ messageId = '' }) => messageId.replace(/^</, '').replace(/@.*$/, ''));
}
