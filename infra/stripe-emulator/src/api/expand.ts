import type { Store } from '../state/store.js';
import { invalid } from './errors.js';
import { embedded } from './lists.js';

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists that Stripe includes only on request. */
const includable = (store: Store, node: Node, field: string): unknown => {
  const id = String(node.id);
  if (node.object === 'checkout.session' && field === 'line_items') {
    return embedded(`/v1/checkout/sessions/${id}/line_items`, store.get('plans', id)?.items ?? []);
  }
  if (node.object === 'charge' && field === 'refunds') {
    return embedded(
      `/v1/charges/${id}/refunds`,
      store.all('refunds').filter((refund) => refund.charge === id),
    );
  }
  if (node.object === 'customer' && field === 'subscriptions') {
    const own = store.all('subscriptions').filter((subscription) => subscription.customer === id);
    return embedded(`/v1/customers/${id}/subscriptions`, own);
  }
  return undefined;
};

/** Only a paid charge with a destination has a transfer; elsewhere Stripe leaves the field out. */
const mayBeAbsent = (node: Node, field: string): boolean => node.object === 'charge' && field === 'transfer';

const walk = (store: Store, node: Node, [head = '', ...rest]: string[]): void => {
  let value = node[head] ?? includable(store, node, head);
  if (value === undefined && mayBeAbsent(node, head)) return;
  if (value === undefined && !(head in node)) throw invalid(`This property cannot be expanded (${head}).`, 'expand[]');
  if (typeof value === 'string') value = store.lookup(value) ?? value;
  if (typeof value === 'string') throw invalid(`This property cannot be expanded (${head}).`, 'expand[]');
  value = structuredClone(value);
  node[head] = value;
  if (rest.length === 0) return;
  for (const next of Array.isArray(value) ? value : [value]) if (isNode(next)) walk(store, next, rest);
};

/** A copy of the reply with the IDs at `paths` (`latest_charge`, `data.customer`) replaced by objects. */
export const expand = (store: Store, reply: unknown, paths: string[]): unknown => {
  if (paths.length === 0 || !isNode(reply)) return reply;
  const copy = structuredClone(reply);
  for (const path of paths) walk(store, copy, path.split('.'));
  return copy;
};
