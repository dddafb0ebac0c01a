import { wait } from '../wait.js';
import { exchange, type Reply } from './transport.js';
import type { ApiRequest } from './types.js';

/** `UNKNOWN_OPERATION`: during an update, a gateway that is older than this page answered. */
const transient = new Set(['NOT_READY', 'UNAVAILABLE', 'UNKNOWN_OPERATION']);

const waits = () => ({
  transient: [300, 900, 2_000],
  /** The command may have taken effect. Sent by hand, it would have a new ID and take effect twice. */
  lost: [500],
  final: [] as number[],
});

function kindOf(request: ApiRequest, { error }: Reply): keyof ReturnType<typeof waits> {
  if (error && transient.has(error.code)) return 'transient';
  const isCommand = 'documentId' in request && request.kind === 'mutation';
  return error?.code === 'NETWORK' && isCommand && navigator.onLine ? 'lost' : 'final';
}

/** Sends a request again while something gets ready, and a command once after a lost answer. */
export async function exchangeWithRetries(
  request: ApiRequest,
  commandId: string,
  signal?: AbortSignal,
): Promise<Reply> {
  const left = waits();
  let reply = await exchange(request, commandId, signal);
  while (!signal?.aborted) {
    const pause = left[kindOf(request, reply)].shift();
    if (pause === undefined) break;
    await wait(pause);
    reply = await exchange(request, commandId, signal);
  }
  return reply;
}
