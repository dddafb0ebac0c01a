import { sittings, type Version } from './versions.js';

const text = { slug: 's', title: 't', content: '{}', excerpt: '', category: '', contentType: '', featured: false };
const saved = (revision: number, minute: number, editorId = 'ann'): Version => ({
  revision,
  editorId,
  savedAt: new Date(Date.UTC(2027, 0, 1, 8, minute)),
  text,
});

describe('versions of a post', () => {
  it('joins what one editor saved in one sitting, the newest first', () => {
    const versions = [saved(1, 0), saved(2, 1), saved(3, 9), saved(4, 30), saved(5, 31, 'bob'), saved(6, 32)];
    expect(sittings(versions, 50).map(({ revision }) => revision)).toEqual([6, 5, 4, 3]);
    expect(sittings(versions, 2).map(({ revision }) => revision)).toEqual([6, 5]);
  });
});
