import { isAccentColor, isSenderName } from './sender-rules.js';

describe('the sender of emails about an event', () => {
  it.each(['#1E6B47', '#8a1c5a', '#000000', '#767676'])('takes %s, on which white text is readable', (color) =>
    expect(isAccentColor(color)).toBe(true),
  );

  it.each(['#777777', '#F2B134', '#FFFFFF', '1E6B47', '#abc', 'red', '#1E6B47;background:url(x)'])(
    'refuses %s as a color',
    (color) => expect(isAccentColor(color)).toBe(false),
  );

  it.each(['River Markets', "O'Neil & Söhne", 'Märkte 24'])('takes the name %s', (name) =>
    expect(isSenderName(name)).toBe(true),
  );

  it.each([
    ['a second header line', 'River\r\nBcc: eve@evil.example'],
    ['a line break alone', 'River\nMarkets'],
    ['another address', 'River <eve@evil.example>'],
    ['an address', 'eve@evil.example'],
    ['a quote that ends the name', 'River" Markets'],
    ['a backslash that escapes the end', 'River Markets\\'],
    ['a link', 'https://evil.example'],
    ['a line separator', 'River\u2028Markets'],
    ['a sign that reverses text', 'River \u202Estekram'],
    ['our name', 'Stallbook Security'],
    ['our name in other letters', 'Ｓｔａｌｌ-book'],
    ['no letter', '...'],
    ['too much', 'a'.repeat(61)],
  ])('refuses a name with %s', (_, name) => expect(isSenderName(name)).toBe(false));
});
