import { given } from '@stallbook/testing';
import { bookmarks, type SavedItem } from './bookmarks.js';
import { add, remove } from './bookmarks.decider.js';

const item = (targetId: string, targetType: SavedItem['targetType'] = 'event'): SavedItem => ({
  personId: 'ann',
  targetType,
  targetId,
  at: '2027-04-01T10:00:00.000Z',
});
const added = (data: SavedItem) => ({ type: 'bookmark.added' as const, data });
const removed = ({ personId, targetType, targetId }: SavedItem) => ({
  type: 'bookmark.removed' as const,
  data: { personId, targetType, targetId },
});
const three = [item('a'), item('b'), item('c')].map(added);

describe('saving', () => {
  it.each(['event', 'vendor', 'blueprint'] as const)('[BI-050] keeps whose it is, and which %s', (targetType) => {
    given(bookmarks)
      .when((state) => add(item('a', targetType), 3, state))
      .then([added(item('a', targetType))]);
  });

  it('changes nothing for what is saved, also at the limit', () => {
    given(bookmarks, three)
      .when((state) => add(item('b'), 3, state))
      .thenNothing();
  });

  it('tells a vendor from an event of the same id', () => {
    given(bookmarks, [added(item('a'))])
      .when((state) => add(item('a', 'vendor'), 3, state))
      .then([added(item('a', 'vendor'))]);
  });

  it('[BI-053] is refused at the limit, with the way on', () => {
    const one = given(bookmarks, three).when((state) => add(item('d', 'vendor'), 3, state));
    one.thenRefused('BOOKMARK.LIMIT_REACHED', 'Bookmark limit reached');
    expect(() => add(item('d'), 3, given(bookmarks, three).state)).toThrow(
      expect.objectContaining({
        details: {
          needsUpgrade: true,
          advice: 'Free users can save up to 3 items. Upgrade to Pro for unlimited saves!',
        },
      }),
    );
  });

  it('[BI-055] has no limit at -1', () => {
    const many = Array.from({ length: 500 }, (_, number) => added(item(String(number))));
    given(bookmarks, many)
      .when((state) => add(item('one more'), -1, state))
      .then([added(item('one more'))]);
  });
});

describe('removing', () => {
  it('[BI-051] takes what is named by person, kind and id, and makes room', () => {
    given(bookmarks, three)
      .when((state) => remove(removed(item('b')).data, state))
      .then([removed(item('b'))]);
    given(bookmarks, [...three, removed(item('b'))])
      .when((state) => add(item('d'), 3, state))
      .then([added(item('d'))]);
  });

  it('changes nothing for what is not saved', () => {
    given(bookmarks, three)
      .when((state) => remove(removed(item('a', 'vendor')).data, state))
      .thenNothing();
  });
});
