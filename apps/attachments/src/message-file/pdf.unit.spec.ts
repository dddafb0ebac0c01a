import { pdf } from '../testing/fixtures.js';
import { pdfName, requirePdf } from './pdf.js';

describe('a PDF', () => {
  it('is known by its first bytes, whatever its name is', async () => {
    await expect(requirePdf(pdf())).resolves.toBeUndefined();
    for (const other of ['<html><script>alert(1)</script>', 'MZ', 'GIF89a', ' %PDF-1.4', 'PK\u0003\u0004']) {
      await expect(requirePdf(Buffer.from(other.padEnd(64)))).rejects.toMatchObject({ code: 'UNSUPPORTED_TYPE' });
    }
  });

  it.each([
    ['Site plan.PDF', 'Site plan.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\plans\\north.pdf', 'north.pdf'],
    ['plan.exe', 'plan.exe.pdf'],
    ['a\r\nset-cookie: b.pdf', 'aset-cookie: b.pdf'],
    ['.pdf', 'pdf.pdf'],
    ['Plano del mercado ñ.pdf', 'Plano del mercado ñ.pdf'],
  ])('called %j is offered as %j', (sent, shown) => expect(pdfName(sent)).toBe(shown));

  it('keeps the beginning of a long name', () =>
    expect(pdfName(`${'ü'.repeat(300)}.pdf`)).toBe(`${'ü'.repeat(200)}.pdf`));
});
