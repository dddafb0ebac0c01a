import type { Absent } from '@stallbook/kernel';
import type { BlueprintText } from './blueprint.events.js';

export interface BlueprintDetails extends BlueprintText {
  status: 'draft' | 'published';
  orderIndex: number;
  /** Counts the changes of the text. */
  revision: number;
  /** ISO instants. */
  createdAt: string;
  updatedAt: string;
}

export type BlueprintState = BlueprintDetails | Absent;
