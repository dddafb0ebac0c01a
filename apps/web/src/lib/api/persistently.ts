import { exchange, type Reply } from './transport.js';
import type { ApiRequest } from './types.js';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** `UNKNOWN_OPERATION`: during an update, a gateway that is older than this page answered. */
const transient = new Set(['NOT_READY', 'UNAVAILABLE', 'UNKNOWN_OPERATION']);
const transientWaits = [300, 900, 2_000];

/** A command whose answer was lost may have taken effect. Sent by hand, it would have a new ID and take effect twice. */
const lostAnswerWaits = [500];

function waitsFor(request: ApiRequest, { error }: Reply): number[] {
  if (error && transient.has(error.code)) return transientWaits;
  const isCommand = 'documentId' in request && request.kind === 'mutation';
  return error?.code === 'NETWORK' && isCommand && navigator.onLine ? lostAnswerWaits : [];
}

/** Sends a request again while something gets ready, and a command once after a lost answer. */
export async function persistently(request: ApiRequest, commandId: string, signal?: AbortSignal): Promise<Reply> {
  let reply = await exchange(request, commandId, signal);
  for (let attempt = 0; !signal?.aborted; attempt += 1) {
    const pause = waitsFor(request, reply)[attempt];
    if (pause === undefined) break;
    await wait(pause);
    reply = await exchange(request, commandId, signal);
  }
  return reply;
}
