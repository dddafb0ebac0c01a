import path from 'node:path';
import { EmailType } from '@stallbook/contracts';

interface Names {
  emailLog: { nameOf: (type: string) => string };
}

const folder = path.resolve(import.meta.dirname, '../../apps/web/src/lib/emails');

describe('The log of emails', () => {
  it.each(['texts.ts', 'texts.es.ts'])('has a name for every email in %s', async (file) => {
    const { emailLog } = (await import(path.join(folder, file))) as Names;
    const unknown = emailLog.nameOf('?');
    expect(Object.values(EmailType).filter((type) => emailLog.nameOf(type) === unknown)).toEqual([]);
  });
});
