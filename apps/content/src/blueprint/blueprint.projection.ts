import { defineProjection } from '@stallbook/event-store';
import { isPresent } from '@stallbook/kernel';
import { blueprint } from './domain/blueprint.decider.js';
import type { BlueprintDetails } from './domain/blueprint.state.js';

export interface BlueprintDocument extends BlueprintDetails {
  _id: string;
  /** Title, description and content in lowercase. */
  searchText: string;
}

const searchText = ({ title, description, content }: BlueprintDetails): string =>
  [title, description, ...content.flatMap((step) => [step.title, step.text, ...step.tasks.map((task) => task.text)])]
    .join('\n')
    .toLowerCase();

export const blueprints = defineProjection<BlueprintDocument>()({
  name: 'blueprints',
  collection: 'blueprints',
  aggregate: blueprint,
  project: (state) => (isPresent(state) ? { ...state, searchText: searchText(state) } : null),
  indexes: [
    { key: { status: 1, orderIndex: 1, _id: 1 } },
    { key: { categoryId: 1, status: 1, orderIndex: 1, _id: 1 } },
    { key: { orderIndex: 1, _id: 1 } },
  ],
});
