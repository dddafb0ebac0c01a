import { isPushEndpoint, KNOWN_PUSH_HOSTS } from './push-hosts.js';

describe('the address that a browser gives for pushes', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/QGx',
    'https://wns2-par02p.notify.windows.com/w/?token=a',
  ])('may be %s', (endpoint) => expect(isPushEndpoint(endpoint, KNOWN_PUSH_HOSTS)).toBe(true));

  it.each([
    'http://fcm.googleapis.com/fcm/send/a',
    'https://fcm.googleapis.com:8443/a',
    'https://user@fcm.googleapis.com/a',
    'https://fcm.googleapis.com.evil.example/a',
    'https://fcm.googleapis.com@evil.example/a',
    'https://evilnotify.windows.com/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.1/a',
    'https://localhost/a',
    'https://mongodb.stallbook-servers/a',
    'file:///etc/passwd',
    'not an address',
  ])('may not be %s', (endpoint) => expect(isPushEndpoint(endpoint, KNOWN_PUSH_HOSTS)).toBe(false));

  it('may be in the own network only if the whole origin is in the configuration', () => {
    expect(isPushEndpoint('http://127.0.0.1:9999/a', ['http://127.0.0.1:9999'])).toBe(true);
    expect(isPushEndpoint('http://127.0.0.1:9998/a', ['http://127.0.0.1:9999'])).toBe(false);
  });
});
