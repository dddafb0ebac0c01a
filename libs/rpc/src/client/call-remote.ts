import { setTimeout as pause } from 'node:timers/promises';
import type { RpcEnvelope, RpcReply } from '../envelope.js';
import { unavailable } from '../errors.js';
import type { AddressPool } from './address-pool.js';
import { ConnectionFailure } from './connection.js';
import type { Connection } from './connection.js';

/** How long a call waits for a service of which every address is down, such as one that restarts. */
const WAIT_MS = 3_000;
/** A call that may have been seen is sent once more: a query changes nothing, a command is known by its id. */
const MAX_SENT = 2;

/** Throws `UNAVAILABLE` or `DEADLINE_EXCEEDED`. A dead or closing address costs a call nothing but the way to another. */
export async function callRemote(pool: AddressPool, operation: string, envelope: RpcEnvelope): Promise<RpcReply> {
  const giveUpAt = Math.min(envelope.deadline, Date.now() + WAIT_MS);
  const tried = new Set<Connection>();
  for (let sent = 0; sent < MAX_SENT;) {
    const connection = await pool.pick(tried);
    if (!connection) {
      if (Date.now() + 50 >= giveUpAt) throw unavailable();
      tried.clear();
      await pause(50);
      continue;
    }
    tried.add(connection);
    try {
      const reply = await connection.send(operation, envelope);
      if (!('refused' in reply)) return reply;
    } catch (error) {
      if (!(error instanceof ConnectionFailure)) throw error;
      if (error.sent) sent += 1;
    }
  }
  throw unavailable();
}
