import { given } from '@stallbook/testing';
import { drafted } from '../../testing/builders.js';
import { imagesIn } from './banner.js';
import { marketEvent } from './market-event.decider.js';
import type { MarketEventEvent } from './market-event.events.js';

const OWNER = 'owner';
const imageId = 'event-banners/banners/m_1';
const changing = (actorId: string) => ({ type: 'change-banner' as const, actorId, imageId });
const changed: MarketEventEvent = { type: 'market-event.banner-changed', data: { organizerId: OWNER, imageId } };

describe('the banner of a market event', () => {
  it('[EV-040] is changed by its owner only', () => {
    given(marketEvent, [drafted(OWNER)])
      .when(changing(OWNER))
      .then([changed]);
    given(marketEvent, [drafted(OWNER)])
      .when(changing('another'))
      .thenRefused('PERMISSION_DENIED');
  });

  it('[EV-078] changes too if its file of an equal name was replaced', () =>
    given(marketEvent, [drafted(OWNER), changed])
      .when(changing(OWNER))
      .then([changed]));

  it('names an image of attachments, but none that came with an import', () => {
    expect(imagesIn(`/media/${imageId}.webp`)).toEqual([imageId]);
    expect(imagesIn('/images/banners/town-square.svg')).toEqual([]);
    expect(imagesIn(null)).toEqual([]);
  });
});
