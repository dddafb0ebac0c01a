import autocannon from 'autocannon';

export interface HttpLoad {
  url: string;
  headers?: Record<string, string>;
  /** Without it, the page is read. */
  body?: (index: number) => string;
  seconds: number;
  connections: number;
}

export interface HttpResult {
  perSecond: number;
  p99: number;
}

export async function httpLoad({ url, headers, body, seconds, connections }: HttpLoad): Promise<HttpResult> {
  let index = 0;
  const result = await autocannon({
    url,
    headers,
    connections,
    duration: seconds,
    ...(body && {
      method: 'POST',
      requests: [{ setupRequest: (request) => ({ ...request, body: body((index += 1)) }) }],
    }),
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} requests failed`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}
