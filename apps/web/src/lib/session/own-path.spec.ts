import { ownPath } from './own-path.js';

describe('the address to go on to', () => {
  it.each(['/events?city=Austin#list', '/profile', '/events/..%2f'])('may be %s', (path) => {
    expect(ownPath(path)).toBe(path);
  });

  it.each([
    null,
    '',
    'events',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\n//evil.example',
    'javascript:alert(1)',
  ])('may not be %j, which leaves the app', (path) => {
    expect(ownPath(path)).toBeUndefined();
  });
});
