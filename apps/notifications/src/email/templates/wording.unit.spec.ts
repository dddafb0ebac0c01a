import { soon } from '@stallbook/testing';
import { fill, hasStrayBraces, namesIn } from './wording.js';

describe('the wording of an email', () => {
  it('names variables in two braces, with or without spaces', () => {
    const text = '{{event_title}}: {{ to_name }} and {{\tcity }}';
    expect(namesIn(text)).toEqual(['event_title', 'to_name', 'city']);
    expect(fill(text, { event_title: 'Fair', to_name: '{{city}}', city: 'Salem' })).toBe('Fair: {{city}} and Salem');
    expect(hasStrayBraces(text)).toBe(false);
  });

  it.each(['{{city', 'city}}', '{{ci\nty}}', '{{{{city}}'])('has no other braces: %j', (text) =>
    expect(hasStrayBraces(text)).toBe(true),
  );

  it.each(['{', '{{', '{{ ', '}'])('is read soon, also after %j and many spaces', (part) => {
    const text = `${part.repeat(1_000)}${' '.repeat(100_000)}x`;
    expect(soon(() => [namesIn(text), fill(text, {})])).toEqual([[], text]);
  });
});
