import { EmailType } from '@stallbook/contracts';
import { emailLog as spanish } from '../../apps/web/src/lib/emails/texts.es.js';
import { emailLog as english } from '../../apps/web/src/lib/emails/texts.js';

describe('The log of emails', () => {
  it.each([
    ['English', english],
    ['Spanish', spanish],
  ])('has a name for every email in %s.', (_language, { nameOf }) => {
    const unknown = nameOf('?');
    expect(Object.values(EmailType).filter((type) => nameOf(type) === unknown)).toEqual([]);
  });
});
