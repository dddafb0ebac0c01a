import { bannerTexts, eventImageTexts } from '../../texts/pictures.js';

export type PictureKind = 'banner' | 'image';

export const pictureKinds = {
  banner: { path: 'event-banners', field: 'bannerImageUrl', texts: bannerTexts },
  image: { path: 'event-images', field: 'eventImageUrl', texts: eventImageTexts },
} as const;
