import { BlogPostStatus, type BlogPost } from '@stallbook/contracts';
import { evasions } from '@stallbook/testing';
import { headTags } from '../head.js';
import { pageTexts } from '../language/texts.js';
import { postHead } from '../post-head.js';
import { blogText, postText } from './post-text.js';

const URL_OF_SITE = 'https://stallbook.example';
const TAG = /<[^\s>]*(?: (?:href|content|type)="[^"]*")*/g;

describe('the pages of the blog without JavaScript', () => {
  const pagesOf = (text: string, language: keyof typeof pageTexts) => {
    const post = {
      slug: text,
      title: text,
      excerpt: text,
      category: text,
      content: '<p>Sanitized</p>',
      status: BlogPostStatus.published,
      readingMinutes: 2,
      publishAt: '2027-05-01T12:00:00.000Z',
      updatedAt: '2027-05-01T12:00:00.000Z',
    } as BlogPost;
    const texts = pageTexts[language];
    return [headTags(postHead(post, URL_OF_SITE, text)), postText(post, text, texts), blogText([post], texts)].join();
  };
  const shapeOf = (html: string) => (html.match(TAG) ?? []).map((tag) => tag.replace(/(?<==")[^"]*/, ''));

  it.each(evasions)('keep %j harmless in every field', (evasion) => {
    for (const language of ['en', 'es'] as const) {
      expect(shapeOf(pagesOf(evasion, language))).toEqual(shapeOf(pagesOf('Wind', language)));
    }
  });
});
