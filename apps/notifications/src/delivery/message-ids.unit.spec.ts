import { newId } from '@stallbook/kernel';
import { MessageIds } from './message-ids.js';

const old = `2026:${'a'.repeat(43)}=`;
const withKeys = (STALLBOOK_ADDRESS_KEYS: string) => new MessageIds({ STALLBOOK_ADDRESS_KEYS });

describe('a signed Message-ID', () => {
  it('still names its email after a new key was added, and not without the key that signed it', () => {
    const id = newId();
    const messageId = `<${withKeys(old).localPartOf(id)}@stallbook.example>`;
    const fresh = `2027:${'b'.repeat(43)}=`;
    expect(withKeys(`${fresh},${old}`).emailIdIn(messageId)).toBe(id);
    expect(withKeys(fresh).emailIdIn(messageId)).toBeUndefined();
  });
});
