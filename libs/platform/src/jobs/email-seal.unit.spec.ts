import { EmailType, type EmailJob } from '@stallbook/contracts';
import { EmailSeal } from './email-seal.js';

const [before, after] = [`2026:${'a'.repeat(43)}=`, `2027:${'b'.repeat(43)}=`];
const sealWith = (keys: string) => new EmailSeal({ STALLBOOK_EMAIL_KEYS: keys });
const email = { id: 'e1', type: EmailType.account_exists, to: 'vera@example.org' } as unknown as EmailJob;

describe('rotated email keys', () => {
  it('keep queued emails readable until the previous key is removed', () => {
    const { sealed } = sealWith(before).seal(email);
    expect(sealWith(`${after},${before}`).open(sealed ?? '')).toEqual(email);
    expect(() => sealWith(after).open(sealed ?? '')).toThrow('STALLBOOK_EMAIL_KEYS');
    const next = sealWith(`${after},${before}`).seal(email);
    expect(sealWith(after).open(next.sealed ?? '')).toEqual(email);
  });
});
