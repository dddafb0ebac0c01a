import type { BlueprintCategory } from '@stallbook/contracts';
import type { LibraryState } from './domain/library.decider.js';

export const showCategories = (state: LibraryState): BlueprintCategory[] =>
  state.map(({ categoryId, name, icon, color, slug }, orderIndex) => ({
    id: categoryId,
    name,
    icon,
    color,
    slug,
    orderIndex,
  }));
