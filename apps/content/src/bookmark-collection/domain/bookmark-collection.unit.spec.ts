import { given } from '@stallbook/testing';
import {
  bookmarkCollection,
  type AddBookmark,
  type BookmarkItem,
  type RemoveBookmark,
} from './bookmark-collection.decider.js';

const item = (targetId: string, targetType: BookmarkItem['targetType'] = 'event'): BookmarkItem => ({
  personId: 'ann',
  targetType,
  targetId,
});
const add = (added: BookmarkItem, limit = 3): AddBookmark => ({ type: 'add', item: added, limit, isFree: true });
const remove = (removed: BookmarkItem): RemoveBookmark => ({ type: 'remove', item: removed });
const added = (data: BookmarkItem) => ({ type: 'bookmark-collection.item-added' as const, data });
const removed = (data: BookmarkItem) => ({ type: 'bookmark-collection.item-removed' as const, data });
const three = [item('a'), item('b'), item('c')].map(added);

describe('adding a bookmark', () => {
  it.each(['event', 'vendor', 'blueprint'] as const)('[BI-050] stores the person and the %s', (targetType) => {
    given(bookmarkCollection)
      .when(add(item('a', targetType)))
      .then([added(item('a', targetType))]);
  });

  it('changes nothing if the item is already saved, even at the limit', () => {
    given(bookmarkCollection, three)
      .when(add(item('b')))
      .thenNothing();
  });

  it('distinguishes a vendor from an event with the same ID', () => {
    given(bookmarkCollection, [added(item('a'))])
      .when(add(item('a', 'vendor')))
      .then([added(item('a', 'vendor'))]);
  });

  it('[BI-053] is refused at the limit, with advice to upgrade', () => {
    const command = add(item('d', 'vendor'));
    const full = given(bookmarkCollection, three);
    full.when(command).thenRefused('BOOKMARK.LIMIT_REACHED', 'Bookmark limit reached');
    expect(() => bookmarkCollection.decide(command, full.state)).toThrow(
      expect.objectContaining({
        details: {
          needsUpgrade: true,
          advice: 'Free users can save up to 3 items. Upgrade to Pro for unlimited saves!',
        },
      }),
    );
  });

  it('[BI-053] calls only people on the free plan free users', () => {
    const command = { ...add(item('d')), isFree: false };
    expect(() => bookmarkCollection.decide(command, given(bookmarkCollection, three).state)).toThrow(
      expect.objectContaining({ details: { needsUpgrade: true, advice: 'Your plan allows up to 3 saved items.' } }),
    );
  });

  it('has no limit at -1', () => {
    const many = Array.from({ length: 500 }, (_, number) => added(item(String(number))));
    given(bookmarkCollection, many)
      .when(add(item('one more'), -1))
      .then([added(item('one more'))]);
  });
});

describe('removing a bookmark', () => {
  it('[BI-051] removes the item and frees its slot', () => {
    given(bookmarkCollection, three)
      .when(remove(item('b')))
      .then([removed(item('b'))]);
    given(bookmarkCollection, [...three, removed(item('b'))])
      .when(add(item('d')))
      .then([added(item('d'))]);
    expect(given(bookmarkCollection, [...three, removed(item('b'))]).state).toMatchObject([item('a'), item('c')]);
  });

  it('changes nothing if the item is not saved', () => {
    given(bookmarkCollection, three)
      .when(remove(item('a', 'vendor')))
      .thenNothing();
  });
});
