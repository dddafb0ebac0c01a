import { exchange, type Reply } from './transport.js';
import type { ApiRequest } from './types.js';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** `UNKNOWN_OPERATION`: during an update, a gateway that is older than this page answered. */
const transient = new Set(['NOT_READY', 'UNAVAILABLE', 'UNKNOWN_OPERATION']);
const transientWaits = [300, 900, 2_000];

const waitsFor = (reply: Reply): number[] => (reply.error && transient.has(reply.error.code) ? transientWaits : []);

/** Sends a request again while the answer is that something gets ready. */
export async function persistently(request: ApiRequest, commandId: string, signal?: AbortSignal): Promise<Reply> {
  let reply = await exchange(request, commandId, signal);
  for (let attempt = 0; !signal?.aborted; attempt += 1) {
    const pause = waitsFor(reply)[attempt];
    if (pause === undefined) break;
    await wait(pause);
    reply = await exchange(request, commandId, signal);
  }
  return reply;
}
