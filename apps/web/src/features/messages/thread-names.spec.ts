jest.mock('./texts/messages.js', () => jest.requireActual<object>('./texts/messages.es.js'));

import { nameOf } from './thread-names.js';

const conversationWith = (...names: string[]) =>
  ({ others: names.map((name) => ({ name })) }) as Parameters<typeof nameOf>[0];

describe('the name of a conversation', () => {
  it('is that of the other people, also if an object has a field of that name', () =>
    expect(nameOf(conversationWith('Vera Pottery', 'constructor'))).toBe('Vera Pottery, constructor'));

  it('is in the language of the reader for support and for people who have no name', () => {
    expect(nameOf(conversationWith('A former member'))).toBe('Un antiguo miembro');
    expect(nameOf(conversationWith('Stallbook support'))).toBe('Soporte de Stallbook');
  });
});
