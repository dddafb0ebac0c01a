import { eventType, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';

const step = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  tasks: z.array(z.object({ id: z.string(), text: z.string() })),
});
const text = {
  title: z.string(),
  description: z.string(),
  categoryId: z.string(),
  content: z.array(step),
};
const nothing = z.object({});

export const blueprintEvents = {
  'blueprint.drafted': eventType({ version: 1, schema: z.object({ ...text, orderIndex: z.int() }) }),
  'blueprint.edited': eventType({ version: 1, schema: z.object(text) }),
  'blueprint.published': eventType({ version: 1, schema: nothing }),
  'blueprint.unpublished': eventType({ version: 1, schema: nothing }),
  'blueprint.placed': eventType({ version: 1, schema: z.object({ orderIndex: z.int() }) }),
  'blueprint.deleted': eventType({ version: 1, schema: nothing }),
};

export type BlueprintEvent = EventOf<typeof blueprintEvents>;
export type BlueprintText = Extract<BlueprintEvent, { type: 'blueprint.edited' }>['data'];
