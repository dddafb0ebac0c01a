import { idFrom } from '@stallbook/kernel';
import type { BlueprintText } from '../domain/blueprint.events.js';

export interface SeedStep {
  title: string;
  text: string;
  tasks: readonly string[];
}

/** A blueprint that every installation starts with. */
export interface SeedBlueprint {
  /** Never changes. */
  key: string;
  /** The category's slug. */
  category: string;
  title: string;
  description: string;
  steps: readonly SeedStep[];
}

export const categoryIdOf = (slug: string): string => idFrom('blueprint-category', slug);
export const blueprintIdOf = ({ key }: SeedBlueprint): string => idFrom('blueprint', key);

export const textOf = ({ key, category, title, description, steps }: SeedBlueprint): BlueprintText => ({
  title,
  description,
  categoryId: categoryIdOf(category),
  content: steps.map((step, index) => ({
    id: idFrom('blueprint-step', key, String(index)),
    title: step.title,
    text: step.text,
    tasks: step.tasks.map((text, task) => ({
      id: idFrom('blueprint-task', key, String(index), String(task)),
      text,
    })),
  })),
});
