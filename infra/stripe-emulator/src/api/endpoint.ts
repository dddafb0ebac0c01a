import type { World } from '../world.js';
import { noSuch } from './errors.js';
import type { Params } from './params.js';
import type { TableName, Tables } from '../state/tables.js';

export interface Call {
  world: World;
  params: Params;
  id: string;
  /** The `Stripe-Account` of the request; null for the platform. */
  account: string | null;
  /** The API key, masked, for error texts. */
  key: string;
  path: string;
}

export interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  handle(call: Call): unknown;
}

export const get = (path: string, handle: Endpoint['handle']): Endpoint => ({ method: 'GET', path, handle });
export const post = (path: string, handle: Endpoint['handle']): Endpoint => ({ method: 'POST', path, handle });
export const remove = (path: string, handle: Endpoint['handle']): Endpoint => ({ method: 'DELETE', path, handle });

/** Finds an object of the caller's account or throws Stripe's 404 (400 for an ID in the parameters). */
export const need = <N extends TableName>(
  call: Call,
  table: N,
  noun: string,
  id: string = call.id,
  param?: string,
): Tables[N] => {
  const found = call.world.store.find(table, id, call.account);
  if (!found) throw noSuch(noun, id, param, param ? 400 : 404);
  return found;
};
