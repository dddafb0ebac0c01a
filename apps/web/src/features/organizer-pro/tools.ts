import { toolTexts } from './texts/tools.js';

export type ToolName = keyof typeof toolTexts;

export const tools = Object.keys(toolTexts) as ToolName[];
