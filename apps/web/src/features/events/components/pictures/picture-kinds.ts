import { useRemoveBannerMutation, useRemoveEventImageMutation } from '../../api/events.generated.js';
import { bannerTexts, eventImageTexts } from '../../texts/pictures.js';

export type PictureKind = 'banner' | 'image';

export const pictureKinds = {
  banner: { path: 'event-banners', field: 'bannerImageUrl', texts: bannerTexts, useRemove: useRemoveBannerMutation },
  image: {
    path: 'event-images',
    field: 'eventImageUrl',
    texts: eventImageTexts,
    useRemove: useRemoveEventImageMutation,
  },
} as const;
