import { badInput, decideBy, defineAggregate, DomainError, idFrom, notFound } from '@stallbook/kernel';
import { libraryEvents, type Category, type LibraryEvent } from './library.events.js';

/** There is one library. */
export const LIBRARY_ID = idFrom('library', 'success-library');

/** Categories in the order in which people see them. */
export type LibraryState = readonly Category[];

export interface AddCategory {
  type: 'add';
  category: Category;
}

export interface EditCategory {
  type: 'edit';
  category: Category;
}

export interface RemoveCategory {
  type: 'remove';
  categoryId: string;
  /** How many blueprints belong to it. */
  blueprints: number;
}

export interface OrderCategories {
  type: 'order';
  categoryIds: string[];
}

/** The categories of a new installation. */
export interface FillLibrary {
  type: 'fill';
  categories: Category[];
}

export type LibraryCommand = AddCategory | EditCategory | RemoveCategory | OrderCategories | FillLibrary;

const isIn = (state: LibraryState, id: string) => state.some(({ categoryId }) => categoryId === id);

function assertFreeSlug(state: LibraryState, { slug, categoryId }: Category): void {
  if (state.some((other) => other.slug === slug && other.categoryId !== categoryId)) {
    throw badInput('Another category has this address', [
      { path: 'slug', message: 'Another category has this address' },
    ]);
  }
}

function edit({ category }: EditCategory, state: LibraryState): LibraryEvent[] {
  const before = state.find(({ categoryId }) => categoryId === category.categoryId);
  if (!before) throw notFound('Category not found');
  assertFreeSlug(state, category);
  const isSame = (Object.keys(category) as (keyof Category)[]).every((key) => before[key] === category[key]);
  return isSame ? [] : [{ type: 'library.category-edited', data: category }];
}

function remove({ categoryId, blueprints }: RemoveCategory, state: LibraryState): LibraryEvent[] {
  if (!isIn(state, categoryId)) return [];
  if (blueprints > 0) {
    throw new DomainError('LIBRARY.CATEGORY_USED', 'Move or delete the blueprints of this category first.');
  }
  return [{ type: 'library.category-removed', data: { categoryId } }];
}

function order({ categoryIds }: OrderCategories, state: LibraryState): LibraryEvent[] {
  const isWhole = new Set(categoryIds).size === state.length && categoryIds.every((id) => isIn(state, id));
  if (!isWhole || categoryIds.length !== state.length) throw badInput('Name every category once.');
  return state.every(({ categoryId }, index) => categoryId === categoryIds[index])
    ? []
    : [{ type: 'library.categories-ordered', data: { categoryIds } }];
}

/** The categories of the Success Library in one stream, so that their order and addresses stay consistent. */
export const library = defineAggregate<LibraryState, typeof libraryEvents, LibraryCommand>({
  name: 'library',
  events: libraryEvents,
  initialState: () => [],
  decide: decideBy<LibraryCommand, LibraryState, LibraryEvent>({
    add({ category }, state) {
      if (isIn(state, category.categoryId)) return [];
      assertFreeSlug(state, category);
      return [{ type: 'library.category-added', data: category }];
    },
    edit,
    remove,
    order,
    fill: ({ categories }, state) =>
      state.length > 0 ? [] : categories.map((data) => ({ type: 'library.category-added', data })),
  }),
  evolve(state, { type, data }) {
    switch (type) {
      case 'library.category-added':
        return [...state, data];
      case 'library.category-edited':
        return state.map((one) => (one.categoryId === data.categoryId ? data : one));
      case 'library.category-removed':
        return state.filter(({ categoryId }) => categoryId !== data.categoryId);
      case 'library.categories-ordered':
        return data.categoryIds.flatMap((id) => state.find(({ categoryId }) => categoryId === id) ?? []);
    }
  },
});
