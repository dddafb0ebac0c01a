import { readFileSync } from 'node:fs';
import { compileLayout, GENERATED } from './compile.js';

describe('the layout of emails', () => {
  it('is what its MJML source says: npm run email-layout', async () => {
    expect(await compileLayout()).toBe(readFileSync(GENERATED, 'utf8'));
  });
});
