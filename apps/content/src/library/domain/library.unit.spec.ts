import { given } from '@stallbook/testing';
import { library } from './library.decider.js';

const category = (categoryId: string, slug = categoryId) => ({
  categoryId,
  name: `The ${slug}`,
  icon: 'star',
  color: '#2f6b4f',
  slug,
});
const added = (id: string) => ({ type: 'library.category-added' as const, data: category(id) });
const two = [added('a'), added('b')];

describe('the categories of the library', () => {
  it('are added and edited, each with its own address', () => {
    given(library, two)
      .when({ type: 'add', category: category('c') })
      .then([added('c')]);
    given(library, two)
      .when({ type: 'add', category: category('c', 'a') })
      .thenRefused('BAD_INPUT', 'Another category has this address');
    given(library, two)
      .when({ type: 'edit', category: category('b', 'a') })
      .thenRefused('BAD_INPUT');
    given(library, two)
      .when({ type: 'edit', category: category('b', 'new') })
      .then([{ type: 'library.category-edited', data: category('b', 'new') }]);
    given(library, two)
      .when({ type: 'edit', category: category('b') })
      .thenNothing();
    given(library)
      .when({ type: 'edit', category: category('a') })
      .thenRefused('NOT_FOUND', 'Category not found');
  });

  it('are removed only without blueprints', () => {
    given(library, two)
      .when({ type: 'remove', categoryId: 'a', blueprints: 1 })
      .thenRefused('LIBRARY.CATEGORY_USED', 'Move or delete the blueprints of this category first.');
    const removed = { type: 'library.category-removed' as const, data: { categoryId: 'a' } };
    given(library, two).when({ type: 'remove', categoryId: 'a', blueprints: 0 }).then([removed]);
    expect(given(library, [...two, removed]).state).toEqual([category('b')]);
  });

  it('are ordered as a whole', () => {
    const ordered = { type: 'library.categories-ordered' as const, data: { categoryIds: ['b', 'a'] } };
    given(library, two)
      .when({ type: 'order', categoryIds: ['b', 'a'] })
      .then([ordered]);
    expect(given(library, [...two, ordered]).state).toEqual([category('b'), category('a')]);
    given(library, two)
      .when({ type: 'order', categoryIds: ['a', 'b'] })
      .thenNothing();
    for (const categoryIds of [['a'], ['a', 'a'], ['a', 'c'], ['a', 'b', 'a']])
      given(library, two).when({ type: 'order', categoryIds }).thenRefused('BAD_INPUT');
  });

  it('fill only an empty library', () => {
    const fill = { type: 'fill' as const, categories: [category('a'), category('b')] };
    given(library).when(fill).then(two);
    given(library, [added('c')])
      .when(fill)
      .thenNothing();
  });
});
