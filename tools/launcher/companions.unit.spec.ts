import { webhookUrl } from './companions.mjs';

describe('the address for the webhooks of the Stripe emulator', () => {
  it.each([
    ['127.0.0.1', 'http://127.0.0.1:8080/webhooks/stripe'],
    ['0.0.0.0', 'http://127.0.0.1:8080/webhooks/stripe'],
    ['::', 'http://127.0.0.1:8080/webhooks/stripe'],
    ['::1', 'http://[::1]:8080/webhooks/stripe'],
  ])('leads to a gateway that listens on %s', (host, url) => {
    expect(webhookUrl(host, 8080)).toBe(url);
    expect(URL.canParse(url)).toBe(true);
  });
});
