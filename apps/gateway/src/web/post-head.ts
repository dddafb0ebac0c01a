import type { BlogPost } from '@stallbook/contracts';
import { shortened, type Head } from './head.js';
import { shareImage } from './share/share-image.js';

export function postHead(post: BlogPost, publicUrl: string): Head {
  const canonical = `${publicUrl}/blog/${encodeURIComponent(post.slug)}`;
  const image = shareImage(publicUrl);
  return {
    title: post.title,
    description: shortened(post.excerpt),
    type: 'article',
    ...(post.status === 'published' && { canonical }),
    image,
    data: {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: post.title,
      description: post.excerpt,
      url: canonical,
      image: [image.url],
      datePublished: post.createdAt,
      dateModified: post.updatedAt,
      publisher: { '@type': 'Organization', name: 'Stallbook', url: publicUrl },
    },
  };
}
