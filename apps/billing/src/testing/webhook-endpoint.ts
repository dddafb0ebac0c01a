import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { receiveStripeWebhook } from '@stallbook/contracts';
import { DomainError } from '@stallbook/kernel';
import type { RpcClient } from '@stallbook/rpc';

/** Forwards webhooks byte for byte, as the gateway does. */
export async function openWebhookEndpoint(rpc: RpcClient) {
  const endpoint = createServer((request, response) => {
    void (async () => {
      const signature = request.headers['stripe-signature'];
      const input = { payload: await text(request), signature: typeof signature === 'string' ? signature : '' };
      const status = await rpc.call(receiveStripeWebhook, input).then(
        () => 200,
        (error: unknown) => (DomainError.is(error, 'PAYMENT.WEBHOOK_UNVERIFIED') ? 400 : 500),
      );
      response.writeHead(status).end();
    })();
  });
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/`,
    close: (): Promise<void> => new Promise((resolve) => endpoint.close(() => resolve())),
  };
}
