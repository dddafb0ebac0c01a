import { escapeHtml } from '@stallbook/kernel';
import type { ShareImage } from './share/share-image.js';

/** Search engines show no more. */
export const DESCRIPTION_LENGTH = 160;

export interface Head {
  title: string;
  description: string;
  /** Absent on a page that search engines must not index. */
  canonical?: string;
  type?: 'website' | 'article';
  image?: ShareImage;
  /** Further `link` elements. */
  links?: readonly string[];
  /** Structured data in the schema.org vocabulary. */
  data?: object;
}

const meta = (attribute: 'name' | 'property', key: string, content: string) =>
  `<meta ${attribute}="${key}" content="${escapeHtml(content)}" />`;

/** `</script` would end the data block. */
const dataBlock = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;

export function headTags({ title, description, canonical, type = 'website', image, links = [], data }: Head): string {
  return [
    `<title>${escapeHtml(title)} · Stallbook</title>`,
    meta('name', 'description', description),
    meta('name', 'robots', canonical ? 'index, follow' : 'noindex'),
    ...(canonical
      ? [`<link rel="canonical" href="${escapeHtml(canonical)}" />`, meta('property', 'og:url', canonical)]
      : []),
    meta('property', 'og:site_name', 'Stallbook'),
    meta('property', 'og:type', type),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(image
      ? [
          meta('property', 'og:image', image.url),
          meta('property', 'og:image:width', '1200'),
          meta('property', 'og:image:height', '630'),
          meta('property', 'og:image:alt', image.alt),
          meta('name', 'twitter:card', 'summary_large_image'),
        ]
      : []),
    ...links,
    ...(data ? [dataBlock(data)] : []),
  ].join('\n    ');
}
