import { networkOf } from './network-of.js';

describe('networkOf', () => {
  it.each([
    ['an IPv4 address', '192.0.2.7', '192.0.2.7'],
    ['an IPv4-mapped IPv6 address', '::ffff:192.0.2.7', '192.0.2.7'],
    ['an IPv6 address', '2001:db8:0:7:1:2:3:4', '2001:db8:0:7::/64'],
    ['a shortened IPv6 address', '2001:0DB8:0:7::4', '2001:db8:0:7::/64'],
    ['an IPv6 address shortened earlier', '2001:db8::4', '2001:db8:0:0::/64'],
    ['this machine', '::1', '0:0:0:0::/64'],
  ])("returns the owner's network for %s", (_, address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
