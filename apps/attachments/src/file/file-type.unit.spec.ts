import { cleanName, typeOf } from './file-type.js';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n');
const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex');
const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');
const webp = Buffer.concat([Buffer.from('RIFF'), Buffer.alloc(4), Buffer.from('WEBPVP8 ')]);
const zip = Buffer.from('504b0304140000000000', 'hex');
const ole = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
const text = Buffer.from('stall,fee\nBread,75 €\n');

describe('the type of a file', () => {
  it.each([
    ['map.pdf', pdf, 'application/pdf'],
    ['MAP.PDF', pdf, 'application/pdf'],
    ['plan.png', png, 'image/png'],
    ['rules.txt', text, 'text/plain'],
    ['vendors.csv', text, 'text/csv'],
    ['excel.csv', Buffer.from('name;city\r\nCafé;Austin', 'latin1'), 'text/csv'],
    ['windows.txt', Buffer.from('Setup \x96 the vendor\x92s guide', 'latin1'), 'text/plain'],
    ['unicode.txt', Buffer.from('\ufeffCafé\tAustin', 'utf16le'), 'text/plain'],
    ['big-endian.csv', Buffer.from('\ufeffCafé;Austin', 'utf16le').swap16(), 'text/csv'],
    ['cut.txt', Buffer.from('\ufeffCafé', 'utf16le').subarray(0, -1), 'text/plain'],
    ['parking.txt', Buffer.from('BMW Park, gate 4'), 'text/plain'],
    ['rules.txt', Buffer.from('solid tables only'), 'text/plain'],
    ['all.zip', zip, 'application/zip'],
    ['letter.doc', ole, 'application/msword'],
    ['sheet.xls', ole, 'application/vnd.ms-excel'],
    ['slides.ppt', ole, 'application/vnd.ms-powerpoint'],
    ['letter.docx', zip, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['sheet.xlsx', zip, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['slides.pptx', zip, 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
    ['photo.jpg', jpeg, 'image/jpeg'],
    ['photo.jpeg', jpeg, 'image/jpeg'],
    ['photo.webp', webp, 'image/webp'],
    ['photo.gif', Buffer.from('GIF89a'), 'image/gif'],
  ])('[AT-020] %s is decided by its content', async (name, head, type) => {
    expect(await typeOf(name, head)).toBe(type);
  });

  it.each([
    ['a picture that is called a PDF', 'map.pdf', png],
    ['a PDF that is called a picture', 'map.png', pdf],
    ['the name of a property of every object', 'terms.constructor', Buffer.from('text')],
    ['a program', 'setup.exe', Buffer.from('MZ\u0090\u0000')],
    ['a page', 'page.html', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['binary called text', 'notes.txt', Buffer.from([0, 1, 2, 3])],
    ['binary that begins like UTF-16', 'notes.txt', Buffer.from('fffe01004200', 'hex')],
    ['a half of a character in UTF-16', 'notes.txt', Buffer.from('fffe00d84200', 'hex')],
    ['a picture that is called text', 'map.txt', png],
    ['an archive that is called CSV', 'vendors.csv', zip],
    ['a document that is called text', 'letter.txt', ole],
    ['text that is called a document', 'letter.pdf', text],
    ['no ending', 'notes', text],
  ])('[AT-020] refuses %s', async (_what, name, head) => {
    await expect(typeOf(name, head)).rejects.toMatchObject({
      code: 'UNSUPPORTED_TYPE',
      message: 'File type not supported',
    });
  });
});

describe('the name of a file', () => {
  it.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\Users\\olga\\map.pdf', 'map.pdf'],
    ['..', 'file'],
    ['.htaccess', 'htaccess'],
    ['a\r\nb\u0000.pdf', 'ab.pdf'],
    ['Lageplan für Händler.pdf', 'Lageplan für Händler.pdf'],
  ])('%j becomes %j', (given, clean) => expect(cleanName(given)).toBe(clean));
});
