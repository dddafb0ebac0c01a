import Stripe from 'stripe';

/** One request of the SDK and the reply to it. */
export interface Exchange {
  method: string;
  path: string;
  body: string;
  status: number;
  reply: Record<string, unknown>;
}

/** The official SDK, pointed at the emulator, with all requests recorded. */
export const recordingClient = ({ host, port }: { host: string; port: number }) => {
  const exchanges: Exchange[] = [];
  const record: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    // `fetch` sets the length; some versions refuse a second one.
    headers.delete('content-length');
    const response = await fetch(input, { ...init, headers });
    const address = new URL(String(input));
    exchanges.push({
      method: init?.method ?? 'GET',
      path: `${address.pathname}${address.search}`,
      body: typeof init?.body === 'string' ? init.body : '',
      status: response.status,
      reply: (await response.clone().json()) as Record<string, unknown>,
    });
    return response;
  };
  const httpClient = Stripe.createFetchHttpClient(record);
  const stripe = new Stripe('sk_test_emulator', {
    host,
    port,
    protocol: 'http',
    httpClient,
    maxNetworkRetries: 0,
    telemetry: false,
  });
  return { stripe, exchanges };
};
