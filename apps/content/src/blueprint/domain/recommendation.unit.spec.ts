import { recommend, recommendedCategories } from './recommendation.js';

describe('recommended blueprints', () => {
  it.each([
    [0, ['application-tips', 'booth-design', 'product-presentation']],
    [29, ['application-tips', 'booth-design', 'product-presentation']],
    [30, ['booth-design', 'marketing', 'sales-strategies']],
    [69, ['booth-design', 'marketing', 'sales-strategies']],
    [70, ['growth-strategies', 'advanced-marketing', 'scaling-business']],
    [100, ['growth-strategies', 'advanced-marketing', 'scaling-business']],
  ])('[CO-022] for %i accepted of 100 applications come from %p', (accepted, slugs) => {
    expect(recommendedCategories({ sent: 100, accepted })).toEqual(slugs);
  });

  it('[CO-023] start with the basics for a vendor without applications', () => {
    expect(recommendedCategories({ sent: 0, accepted: 0 })).toEqual(['getting-started', 'application-tips']);
  });

  it('[CO-023] are at most six of the categories, completed ones last', () => {
    const candidates = Array.from({ length: 9 }, (_, index) => ({
      _id: String(index),
      categoryId: index % 2 === 0 ? 'a' : 'b',
      orderIndex: 9 - index,
    }));
    const other = { _id: 'other', categoryId: 'c', orderIndex: 0 };
    const ids = recommend([...candidates, other], ['b', 'a'], new Set(['7'])).map(({ _id }) => _id);
    expect(ids).toEqual(['5', '3', '1', '8', '6', '4']);
    expect(recommend([candidates[1]!, candidates[0]!], ['b'], new Set(['1']))).toEqual([candidates[1]]);
  });
});
