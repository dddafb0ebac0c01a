import { soon } from '@stallbook/testing';
import { scrub } from './redact.js';

describe('a text that is logged', () => {
  it.each([
    ['sent to ann@example.org, bob@mail.example.org.', 'sent to [email], [email]'],
    ['<ann@example.org>;"bob+1@example.org"', '<[email]>;"[email]"'],
    ['a@b@example.org', '[email]'],
    ['at @nestjs/core and ann@localhost', 'at @nestjs/core and ann@localhost'],
    ['mongodb://user:hush@localhost/x', 'mongodb://…@localhost/x'],
    ['dup key: { email: "ann@example.org" } on x', 'dup key: {…} on x'],
    ['dup key: { email: "ann', 'dup key: {…}'],
    ['authorization: Bearer abc.def', 'authorization: Bearer …'],
  ])('loses personal data and secrets: %s', (text, scrubbed) => expect(scrub(text)).toBe(scrubbed));

  it.each(['@', '.', 'a', '@.', 'a@', 'a://', '{', 'bearer ', 'dup key: {'])(
    'is scrubbed soon, also if a stranger filled it with %j',
    (part) => expect(typeof soon(() => scrub(part.repeat(300_000)))).toBe('string'),
  );
});
