import multipart from '@fastify/multipart';
import fastify from 'fastify';
import { readUploadForm, uploadLimits } from './upload-form.js';

const FIELD = '--x\r\ncontent-disposition: form-data; name="filename"\r\n\r\nMap "1".pdf\r\n';
const filePart = (about: string) => `--x\r\n${about}\r\ncontent-type: application/octet-stream\r\n\r\n%PDF\r\n`;
const NAMED = filePart('content-disposition: form-data; name="file"; filename="Map %221%22.pdf"');
const NAMELESS = filePart('content-disposition: form-data; name="file"');

async function nameIn(form: string): Promise<unknown> {
  const app = fastify();
  await app.register(multipart, uploadLimits);
  app.post('/', async (request) => {
    const { filename, file } = await readUploadForm(request);
    file.resume();
    return { filename };
  });
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const { payload } = await app.inject({ method: 'POST', url: '/', headers, payload: `${form}--x--\r\n` });
  await app.close();
  return (JSON.parse(payload) as { filename?: unknown }).filename;
}

describe('the file name of an upload form', () => {
  it.each([
    ['that of the field, in which nothing is escaped', FIELD + NAMED, 'Map "1".pdf'],
    ['that of the file', NAMED, 'Map %221%22.pdf'],
    ['empty if a client sends none', NAMELESS, ''],
  ])('is %s', async (_what, form, filename) => {
    expect(await nameIn(form)).toBe(filename);
  });
});
