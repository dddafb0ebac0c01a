import { BlueprintStatus, type Blueprint, type BlueprintCategory, type BlueprintSummary } from '@stallbook/contracts';
import type { BlueprintDetails } from './domain/blueprint.state.js';

export type Summarized = { _id: string; stepCount: number } & Omit<
  BlueprintDetails,
  'content' | 'revision' | 'createdAt'
>;

export const showSummary = (
  { _id, title, description, categoryId, status, orderIndex, stepCount, updatedAt }: Summarized,
  categories: readonly BlueprintCategory[],
): BlueprintSummary => ({
  id: _id,
  title,
  description,
  categoryId,
  category: categories.find(({ id }) => id === categoryId) ?? null,
  status: BlueprintStatus[status],
  orderIndex,
  stepCount,
  updatedAt,
});

export const showBlueprint = (
  id: string,
  state: BlueprintDetails,
  categories: readonly BlueprintCategory[],
): Blueprint => ({
  ...showSummary({ ...state, _id: id, stepCount: state.content.length }, categories),
  content: state.content,
  revision: state.revision,
});
