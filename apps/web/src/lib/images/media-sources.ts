const stores: Record<string, readonly number[]> = {
  'event-banners': [480, 800, 1200],
  'event-images': [480, 800, 1200],
  'blog-images': [480, 960, 1600],
};

interface MediaSources {
  avif: string;
  webp: string;
}

/** The sizes of an image that Stallbook stores; null for any other URL. */
export function mediaSources(url: string): MediaSources | null {
  const [, name, store] = /^(\/media\/([a-z-]+)\/[\w/-]+)\.webp$/.exec(url) ?? [];
  const widths = store && stores[store];
  if (!name || !widths) return null;
  const set = (format: string) => widths.map((width) => `${name}-${width}.${format} ${width}w`).join(', ');
  return { avif: set('avif'), webp: set('webp') };
}
