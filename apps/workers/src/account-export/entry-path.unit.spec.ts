import { win32 } from 'node:path';
import { validateFileName } from 'yauzl';
import { entryPath } from './entry-path.js';

const nameOf = (filename: string) => entryPath({ kind: 'files', id: 'one', filename }).slice('files/one/'.length);

describe('the name of a file in an export', () => {
  it.each([
    ['map.pdf', 'map.pdf'],
    ['Übersicht für Händler 🗺.pdf', 'Übersicht für Händler 🗺.pdf'],
    ['plan "A" <new>: 1/2?.pdf', 'plan _A_ _new__ 1_2_.pdf'],
    ['..', 'file'],
    ['../../etc/passwd', '_.._etc_passwd'],
    ['C:\\Users\\olga\\map.pdf', 'C__Users_olga_map.pdf'],
    ['.htaccess', 'htaccess'],
    ['map.pdf. .', 'map.pdf'],
    ['con.pdf', 'con_.pdf'],
    ['contract.pdf', 'contract.pdf'],
    ['a\r\nb\u0000.pdf', 'a__b_.pdf'],
    ['half\ud83d.pdf', 'half_.pdf'],
    ['', 'file'],
  ])('%j becomes %j', (filename, name) => {
    expect(nameOf(filename)).toBe(name);
    expect(validateFileName(entryPath({ kind: 'files', id: 'one', filename }))).toBeNull();
    expect(win32.basename(name)).toBe(name);
  });

  it('is cut between characters where it is too long, and keeps its ending', () => {
    const name = nameOf(`${'ü🗺'.repeat(60)}.pdf`);
    expect(name).toMatch(/^(ü🗺)+ü?\.pdf$/u);
    expect(Buffer.byteLength(name)).toBeGreaterThan(190);
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
  });

  it('is unique to the file', () => {
    const [one, other] = ['one', 'other'].map((id) => entryPath({ kind: 'files', id, filename: 'map.pdf' }));
    expect(one).not.toBe(other);
    const image = { kind: 'images', filename: 'event-banner.webp' } as const;
    expect(entryPath({ ...image, id: 'event-banners/banners/m_1' })).toBe('images/m_1/event-banner.webp');
  });
});
