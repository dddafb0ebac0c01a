import { given } from '@stallbook/testing';
import { drafted, seeded } from '../../testing/builders.js';
import { imagesIn } from './images.js';
import { marketEvent } from './market-event.decider.js';
import type { MarketEventEvent } from './market-event.events.js';

const OWNER = 'owner';
const banner = 'event-banners/banners/m_1';
const image = 'event-images/m_2';
const changingBanner = (actorId: string, imageId: string | null = banner) => ({
  type: 'change-banner' as const,
  actorId,
  imageId,
});
const changingImage = (imageId: string | null, actorId = OWNER) => ({
  type: 'change-image' as const,
  actorId,
  imageId,
});
const bannerChangedTo = (imageId: string | null): MarketEventEvent => ({
  type: 'market-event.banner-changed',
  data: { organizerId: OWNER, imageId },
});
const bannerChanged = bannerChangedTo(banner);
const imageChanged = (imageId: string | null): MarketEventEvent => ({
  type: 'market-event.image-changed',
  data: { organizerId: OWNER, imageId },
});
const waiting: MarketEventEvent = { type: 'market-event.deletion-started', data: { organizerId: OWNER } };
const imagesAfter = (...events: MarketEventEvent[]) => {
  const { state } = given(marketEvent, events);
  return state && state !== 'deleted' ? imagesIn(state) : null;
};

describe('the images of a market event', () => {
  it('[EV-040] are changed by their owner only', () => {
    given(marketEvent, [drafted(OWNER)])
      .when(changingBanner(OWNER))
      .then([bannerChanged]);
    given(marketEvent, [drafted(OWNER)])
      .when(changingImage(image))
      .then([imageChanged(image)]);
    for (const command of [
      changingBanner('another'),
      changingBanner('another', null),
      changingImage(image, 'another'),
      changingImage(null, 'another'),
    ])
      given(marketEvent, [drafted(OWNER), bannerChanged, imageChanged(image)])
        .when(command)
        .thenRefused('PERMISSION_DENIED');
  });

  it('[EV-078] change too if a file of an equal name was replaced', () => {
    const shown = given(marketEvent, [drafted(OWNER), bannerChanged, imageChanged(image)]);
    shown.when(changingBanner(OWNER)).then([bannerChanged]);
    shown.when(changingImage(image)).then([imageChanged(image)]);
  });

  it('stay while the event is being deleted', () => {
    for (const command of [
      changingBanner(OWNER),
      changingBanner(OWNER, null),
      changingImage(image),
      changingImage(null),
    ])
      given(marketEvent, [drafted(OWNER), bannerChanged, imageChanged(image), waiting])
        .when(command)
        .thenRefused('EVENT.BEING_DELETED');
  });

  it('lose the event image once when it is removed', () => {
    given(marketEvent, [drafted(OWNER), imageChanged(image)])
      .when(changingImage(null))
      .then([imageChanged(null)]);
    given(marketEvent, [drafted(OWNER), imageChanged(image), imageChanged(null)])
      .when(changingImage(null))
      .thenNothing();
    expect(imagesAfter(drafted(OWNER), bannerChanged, imageChanged(image), imageChanged(null))).toEqual([banner]);
  });

  it('lose the banner once when it is removed', () => {
    given(marketEvent, [drafted(OWNER), bannerChanged])
      .when(changingBanner(OWNER, null))
      .then([bannerChangedTo(null)]);
    given(marketEvent, [drafted(OWNER), bannerChanged, bannerChangedTo(null)])
      .when(changingBanner(OWNER, null))
      .thenNothing();
    expect(imagesAfter(drafted(OWNER), bannerChanged, imageChanged(image), bannerChangedTo(null))).toEqual([image]);
  });

  it('are those of attachments, but none that came with an import', () => {
    expect(imagesAfter(drafted(OWNER), bannerChanged, imageChanged(image))).toEqual([banner, image]);
    expect(imagesIn({ bannerImageUrl: '/images/banners/town-square.svg', eventImageUrl: null })).toEqual([]);
  });

  it('leave with the organizer who uploaded them', () => {
    const withdrawn: MarketEventEvent = { type: 'market-event.withdrawn', data: { organizerId: OWNER } };
    expect(imagesAfter(drafted(OWNER), bannerChanged, imageChanged(image), withdrawn)).toEqual([]);
    const { state } = given(marketEvent, [seeded(), imageChanged(image), withdrawn]);
    expect(state).toMatchObject({ bannerImageUrl: '/banner.webp', eventImageUrl: null });
  });
});
