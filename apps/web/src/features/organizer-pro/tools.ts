import type { toolTexts } from './texts.js';

export type ToolName = keyof typeof toolTexts;

export const tools: readonly ToolName[] = ['vendor-recruitment', 'revenue-optimization', 'marketing'];
