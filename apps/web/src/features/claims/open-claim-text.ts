import { formatInstant } from '../../lib/format/dates.js';
import { openClaims as texts } from './texts/open.js';

const PROMISED_MS = 24 * 60 * 60 * 1_000;

/** When an answer is due, or that it is late. */
export function openClaimText(createdAt: string): string {
  const due = Date.parse(createdAt) + PROMISED_MS;
  return due > Date.now() ? texts.due(formatInstant(new Date(due).toISOString())) : texts.late;
}
