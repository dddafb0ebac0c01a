import { defineCommand, defineQuery } from '@stallbook/kernel';
import { ByIdInput, ByIdsInput, NoInput } from '../common/inputs.js';
import type { Done } from '../common/results.js';
import type {
  Blueprint,
  BlueprintCategory,
  BlueprintProgress,
  BlueprintStats,
  BlueprintSummary,
  BlueprintUse,
} from './blueprint.dto.js';
import {
  BlueprintsInput,
  CreateBlueprintCategoryInput,
  CreateBlueprintInput,
  EditBlueprintCategoryInput,
  EditBlueprintInput,
  SaveBlueprintProgressInput,
} from './blueprint.inputs.js';

const admin = ['admin'] as const;
const vendor = ['vendor'] as const;
const reader = ['vendor', 'admin'] as const;

export const blueprintCategories = defineQuery<BlueprintCategory[]>()('content.blueprintCategories', {
  input: NoInput,
  access: reader,
});

/** Published ones only. */
export const blueprints = defineQuery<BlueprintSummary[]>()('content.blueprints', {
  input: BlueprintsInput,
  access: reader,
});

/** @throws NOT_FOUND for a draft unless the caller is an admin */
export const blueprint = defineQuery<Blueprint>()('content.blueprint', { input: ByIdInput, access: reader });

export const recommendedBlueprints = defineQuery<BlueprintSummary[]>()('content.recommendedBlueprints', {
  input: NoInput,
  access: vendor,
});
export const myBlueprintProgress = defineQuery<BlueprintProgress[]>()('content.myBlueprintProgress', {
  input: NoInput,
  access: vendor,
});
export const blueprintStats = defineQuery<BlueprintStats>()('content.blueprintStats', {
  input: NoInput,
  access: vendor,
});

export const openBlueprint = defineCommand<Done>()('content.openBlueprint', { input: ByIdInput, access: vendor });
export const saveBlueprintProgress = defineCommand<BlueprintProgress>()('content.saveBlueprintProgress', {
  input: SaveBlueprintProgressInput,
  access: vendor,
});

/** Includes drafts. */
export const allBlueprints = defineQuery<BlueprintSummary[]>()('content.allBlueprints', {
  input: NoInput,
  access: admin,
});
export const blueprintAnalytics = defineQuery<BlueprintUse[]>()('content.blueprintAnalytics', {
  input: NoInput,
  access: admin,
});

export const createBlueprint = defineCommand<Blueprint>()('content.createBlueprint', {
  input: CreateBlueprintInput,
  access: admin,
});
/** @throws BLUEPRINT.CHANGED_MEANWHILE if the text has a newer revision */
export const editBlueprint = defineCommand<Blueprint>()('content.editBlueprint', {
  input: EditBlueprintInput,
  access: admin,
});
export const publishBlueprint = defineCommand<Blueprint>()('content.publishBlueprint', {
  input: ByIdInput,
  access: admin,
});
export const unpublishBlueprint = defineCommand<Blueprint>()('content.unpublishBlueprint', {
  input: ByIdInput,
  access: admin,
});
export const deleteBlueprint = defineCommand<Done>()('content.deleteBlueprint', { input: ByIdInput, access: admin });
/** The given order. */
export const orderBlueprints = defineCommand<BlueprintSummary[]>()('content.orderBlueprints', {
  input: ByIdsInput,
  access: admin,
});

export const createBlueprintCategory = defineCommand<BlueprintCategory[]>()('content.createBlueprintCategory', {
  input: CreateBlueprintCategoryInput,
  access: admin,
});
export const editBlueprintCategory = defineCommand<BlueprintCategory[]>()('content.editBlueprintCategory', {
  input: EditBlueprintCategoryInput,
  access: admin,
});
/** @throws LIBRARY.CATEGORY_USED while a blueprint belongs to it */
export const deleteBlueprintCategory = defineCommand<BlueprintCategory[]>()('content.deleteBlueprintCategory', {
  input: ByIdInput,
  access: admin,
});
export const orderBlueprintCategories = defineCommand<BlueprintCategory[]>()('content.orderBlueprintCategories', {
  input: ByIdsInput,
  access: admin,
});
