import type { BlueprintProgress, BlueprintReference } from '@stallbook/contracts';
import type { BlueprintProgressRow } from '../blueprint-progress.schema.js';

const showReference = ({ _id: id, title, categoryId }: { _id: string; title: string; categoryId: string }) =>
  ({ id, title, categoryId }) satisfies BlueprintReference;

export const showProgress = (
  { blueprintId, currentStep, completed, doneTasks, updatedAt }: BlueprintProgressRow,
  blueprint: Parameters<typeof showReference>[0] | undefined,
): BlueprintProgress => ({
  blueprintId,
  blueprint: blueprint ? showReference(blueprint) : null,
  currentStep,
  completed,
  doneTasks,
  updatedAt: updatedAt.toISOString(),
});
