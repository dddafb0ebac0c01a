import { z } from 'zod';
import { linesOf, textUpTo } from '../../components/ui/form/schemas.js';
import { newId } from '../../lib/ids.js';
import type { CreateBlueprintInput, EditedBlueprintQuery } from './api/admin-library.generated.js';
import { editor } from './texts/library.js';

export const editorSchema = z.object({
  title: textUpTo(120).min(1, editor.titleMissing),
  description: textUpTo(400),
  categoryId: z.string().min(1, editor.categoryMissing),
  steps: z.array(
    z.object({
      key: z.string(),
      title: textUpTo(120).min(1, editor.stepTitleMissing),
      text: textUpTo(4_000),
      tasks: z.string().refine((text) => {
        const lines = linesOf(text);
        return lines.length <= 12 && lines.every((line) => line.length <= 300);
      }, editor.tooManyTasks),
    }),
  ),
});
export type EditorValues = z.infer<typeof editorSchema>;
type Edited = EditedBlueprintQuery['blueprint'];
type Task = Edited['content'][number]['tasks'][number];

export const newStep = (): EditorValues['steps'][number] => ({ key: newId(), title: '', text: '', tasks: '' });

export const valuesOf = (blueprint: Edited | null): EditorValues => ({
  title: blueprint?.title ?? '',
  description: blueprint?.description ?? '',
  categoryId: blueprint?.categoryId ?? '',
  steps: blueprint
    ? blueprint.content.map(({ id, title, text, tasks }) => ({
        key: id,
        title,
        text,
        tasks: tasks.map((task) => task.text).join('\n'),
      }))
    : [newStep(), newStep(), newStep(), newStep()],
});

/** A task keeps its ID if its text or else its place is the same, so that vendors keep their checks. */
export function tasksOf(text: string, before: readonly Task[]): Task[] {
  const lines = linesOf(text);
  const left = new Set(before.filter((task) => !lines.includes(task.text)));
  const known = new Map(before.map((task) => [task.text, task.id]));
  const used = new Set<string>();
  return lines.map((line, index) => {
    const same = known.get(line);
    const place = before[index];
    const id = same ?? (place && left.has(place) ? place.id : newId());
    if (used.has(id)) return { id: newId(), text: line };
    used.add(id);
    return { id, text: line };
  });
}

export const inputOf = (
  { title, description, categoryId, steps }: EditorValues,
  before: Edited | null,
): CreateBlueprintInput => ({
  title,
  description,
  categoryId,
  content: steps.map((step) => ({
    id: step.key,
    title: step.title,
    text: step.text,
    tasks: tasksOf(step.tasks, before?.content.find(({ id }) => id === step.key)?.tasks ?? []),
  })),
});
