import type { toolTexts } from './texts/tools.js';

export type ToolName = keyof typeof toolTexts;

export const tools: readonly ToolName[] = [
  'vendor-recruitment',
  'quality-management',
  'communication',
  'revenue-optimization',
  'marketing',
  'event-planning',
];
