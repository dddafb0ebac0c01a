/** An image ID is the name of its store and the path in it. */
export const imageIds = {
  eventBanner: (marketEventId: string, at: Date): string => `event-banners/banners/${marketEventId}_${at.getTime()}`,
  applicationPhoto: (photoId: string): string => `application-images/${photoId}`,
  blogImage: (id: string): string => `blog-images/${id}`,
};

/** Of a public image in its largest size; `-<width>.webp` and `-<width>.avif` instead of `.webp` are smaller ones. */
export const publicImageUrl = (imageId: string): string => `/media/${imageId}.webp`;
