import { imagesAfter, imagesIn } from './version-images.js';
import { MAX_VERSIONS, sittings, type Version } from './versions.js';
import type { VersionImages } from './blog-post.state.js';

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

  it('names the images of just those versions that can be restored', () => {
    const versions = [saved(1, 0), saved(2, 1), saved(3, 9), saved(4, 30), saved(5, 31, 'bob'), saved(6, 32)];
    const imagesOf = (all: readonly Version[]) =>
      all.reduce<VersionImages>((before, version, index) => {
        const last = all[index - 1];
        const images = [`i${version.revision}`];
        return last ? imagesAfter(before, last, version, images) : [images];
      }, []);
    expect(imagesOf(versions)).toEqual([['i3'], ['i4'], ['i5'], ['i6']]);
    const many = Array.from({ length: 70 }, (_, index) => saved(index + 1, index * 20));
    const restorable = sittings(many, MAX_VERSIONS).map(({ revision }) => [`i${revision}`]);
    expect(imagesOf(many)).toEqual(restorable.reverse());
  });

  it('finds each image of a text once', () => {
    const image = (id: string) => ({ type: 'image', attrs: { src: `/media/blog-images/${id}.webp`, alt: 'A tent' } });
    const content = JSON.stringify({ type: 'doc', content: [image('a-1'), image('b-2'), image('a-1')] });
    expect(imagesIn({ content })).toEqual(['a-1', 'b-2']);
  });
});
