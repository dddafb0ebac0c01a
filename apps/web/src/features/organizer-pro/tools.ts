import { toolTexts } from './texts/tools.js';

type ToolName = keyof typeof toolTexts;

export const tools = Object.keys(toolTexts) as ToolName[];
