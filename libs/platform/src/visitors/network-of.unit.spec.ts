import { networkOf } from './network-of.js';

describe('what a machine is counted by', () => {
  it.each([
    ['an IPv4 address', '192.0.2.7', '192.0.2.7'],
    ['an IPv4 address in the clothes of IPv6', '::ffff:192.0.2.7', '192.0.2.7'],
    ['an IPv6 address', '2001:db8:0:7:1:2:3:4', '2001:db8:0:7::/64'],
    ['a shortened one', '2001:0DB8:0:7::4', '2001:db8:0:7::/64'],
    ['one that is shortened earlier', '2001:db8::4', '2001:db8:0:0::/64'],
    ['this machine', '::1', '0:0:0:0::/64'],
  ])('is of %s the network that its owner has', (_, address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
