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
      .when({ type: 'add', category: category('a') })
      .thenNothing();
    given(library, two)
      .when({ type: 'add', category: category('c', 'a') })
      .thenRefused('BAD_INPUT', 'Another category has this address');
    given(library, two)
      .when({ type: 'edit', category: category('b', 'a') })
      .thenRefused('BAD_INPUT');
    given(library, two)
      .when({ type: 'edit', category: category('b', 'new') })
      .then([{ type: 'library.category-edited', data: category('b', 'new') }]);
    const { state } = given(library, [...two, { type: 'library.category-edited', data: category('b', 'new') }]);
    expect(state).toEqual([category('a'), category('b', 'new')]);
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
    given(library, [...two, removed])
      .when({ type: 'remove', categoryId: 'a', blueprints: 0 })
      .thenNothing();
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
    given(library, [...two, added('c')])
      .when({ type: 'order', categoryIds: ['a', 'c', 'b'] })
      .then([{ type: 'library.categories-ordered', data: { categoryIds: ['a', 'c', 'b'] } }]);
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
