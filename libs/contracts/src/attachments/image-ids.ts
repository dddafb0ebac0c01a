/** An image ID is the name of its store and the path in it. */
export const imageIds = {
  eventBanner: (marketEventId: string, at: Date): string => `event-banners/banners/${marketEventId}_${at.getTime()}`,
  eventImage: (marketEventId: string, at: Date): string => `event-images/${marketEventId}_${at.getTime()}`,
  applicationPhoto: (photoId: string): string => `application-images/${photoId}`,
  messageImage: (id: string): string => `message-images/${id}`,
  blogImage: (id: string): string => `blog-images/${id}`,
};

/** The widths that each kind of public image is stored in, in pixels. */
export const imageWidths = {
  'event-banner': [480, 800, 1200],
  'event-image': [480, 800, 1200],
  'blog-image': [480, 960, 1600],
} as const;

/** The address of a public image in its largest size. `-<width>.webp` and `-<width>.avif` instead of `.webp` are smaller ones. */
export const publicImageUrl = (imageId: string): string => `/media/${imageId}.webp`;
