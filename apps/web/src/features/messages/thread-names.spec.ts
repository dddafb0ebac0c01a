import { serviceNames as inSpanish } from './texts/messages.es.js';
import { nameOf } from './thread-names.js';

const conversationWith = (name: string) => ({ others: [{ name }] }) as Parameters<typeof nameOf>[0];

describe('the name of a conversation', () => {
  it('is that of the other person, also if an object has a field of that name', () => {
    expect(nameOf(conversationWith('constructor'))).toBe('constructor');
    expect(nameOf(conversationWith('A former member'))).toBe('A former member');
  });

  it('is Spanish for support and for people who have no name', () => {
    expect(inSpanish['A former member']).toBe('Un antiguo miembro');
    expect(inSpanish['Stallbook support']).toBe('Soporte de Stallbook');
  });
});
