import { eventType, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';

const category = z.object({
  categoryId: z.string(),
  name: z.string(),
  icon: z.string(),
  color: z.string(),
  slug: z.string(),
});

export const libraryEvents = {
  'library.category-added': eventType({ version: 1, schema: category }),
  'library.category-edited': eventType({ version: 1, schema: category }),
  'library.category-removed': eventType({ version: 1, schema: z.object({ categoryId: z.string() }) }),
  'library.categories-ordered': eventType({ version: 1, schema: z.object({ categoryIds: z.array(z.string()) }) }),
};

export type LibraryEvent = EventOf<typeof libraryEvents>;
export type Category = z.infer<typeof category>;
