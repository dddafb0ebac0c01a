import { optionsFrom } from './options.js';

describe('options of the emulator', () => {
  it('takes any free port on the loopback address by default', () => {
    expect(optionsFrom({})).toMatchObject({ port: 0, host: '127.0.0.1' });
  });

  it('names every wrong variable and prints no value', () => {
    const wrong = () => optionsFrom({ PORT: 'eighty', STRIPE_WEBHOOK_SECRET: 'hunter2' });
    expect(wrong).toThrow(/PORT.*STRIPE_WEBHOOK_SECRET/);
    expect(wrong).not.toThrow(/hunter2/);
  });

  it('a webhook address requires a secret', () => {
    expect(() => optionsFrom({ STRIPE_WEBHOOK_URL: 'http://127.0.0.1:8080/webhooks/stripe' })).toThrow(
      'needs STRIPE_WEBHOOK_SECRET',
    );
  });
});
