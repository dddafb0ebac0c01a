import type { BlogPost } from '@stallbook/contracts';
import { shortened } from '@stallbook/kernel';
import { DESCRIPTION_LENGTH, type Head } from './head.js';
import { feedLinks } from './feeds/feed-links.js';
import { changedAt } from './post-dates.js';
import { shareImage } from './share/share-image.js';

const HOUSE = 'Stallbook';

export function postHead(post: BlogPost, publicUrl: string, authorName: string | null): Head {
  const canonical = `${publicUrl}/blog/${encodeURIComponent(post.slug)}`;
  const image = shareImage(publicUrl);
  // A page without a description is rated down by search engines.
  const description = post.excerpt || post.title;
  const house = { '@type': 'Organization', name: HOUSE, url: publicUrl };
  return {
    title: post.title,
    description: shortened(description, DESCRIPTION_LENGTH),
    type: 'article',
    ...(post.status === 'published' && { canonical, links: feedLinks(publicUrl) }),
    image,
    data: {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: post.title,
      description,
      articleSection: post.category,
      url: canonical,
      mainEntityOfPage: canonical,
      image: [image.url],
      datePublished: post.publishAt ?? post.createdAt,
      dateModified: changedAt(post),
      author: authorName ? { '@type': 'Person', name: authorName } : house,
      publisher: house,
    },
  };
}
