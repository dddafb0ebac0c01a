import { parseStreamId } from '@stallbook/kernel';
import type { BusMessage } from '@stallbook/messaging';
import type { Market } from '../checks/capacity.js';
import type { StoreContents } from './stores.js';

/** Every market with its limit and assigned booths. `announced`: from all services. */
export function readMarkets(applications: StoreContents, announced: readonly BusMessage[]): Market[] {
  const limits = new Map<string, number | null>();
  const accepted = new Map<string, string[]>();
  const booths = new Map<string, string[]>();
  const add = (map: Map<string, string[]>, key: string, value: string): void => {
    map.set(key, [...(map.get(key) ?? []), value]);
  };
  for (const { type, data } of announced) {
    if (type === 'market-event.saved') {
      const { marketEventId, maxVendors } = data as { marketEventId: string; maxVendors: number | null };
      limits.set(marketEventId, maxVendors);
    }
    if (type === 'application.accepted') {
      const { marketEventId, applicationId } = data as { marketEventId: string; applicationId: string };
      add(accepted, marketEventId, applicationId);
    }
  }
  for (const { streamId, events } of [...applications.commits].sort((a, b) => a.firstVersion - b.firstVersion)) {
    const { aggregate, id } = parseStreamId(streamId);
    if (aggregate !== 'booth-allocation') continue;
    for (const { type, data } of events) {
      const applicationId = String(data['applicationId']);
      if (type === 'booth-allocation.booth-taken') add(booths, id, applicationId);
      else booths.set(id, booths.get(id)?.filter((one) => one !== applicationId) ?? []);
    }
  }
  const ids = new Set([...limits.keys(), ...accepted.keys(), ...booths.keys()]);
  return [...ids].map((id) => ({
    id,
    maxVendors: limits.get(id) ?? null,
    booths: booths.get(id) ?? [],
    accepted: accepted.get(id) ?? [],
  }));
}
