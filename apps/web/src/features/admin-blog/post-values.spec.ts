import { isLinkAddress } from './post-values.js';

describe('addresses', () => {
  it.each(['javascript:alert(1)', ' https://x', '//evil.example', 'data:text/html,x', 'example.org'])(
    'a link does not lead to %s',
    (address) => expect(isLinkAddress(address)).toBe(false),
  );
  it.each(['https://example.org', '/events', 'mailto:a@example.org'])('a link leads to %s', (address) =>
    expect(isLinkAddress(address)).toBe(true),
  );
});
