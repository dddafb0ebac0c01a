import type { Document } from 'mongodb';

/** The stages of an explained plan. */
export function stagesOf(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(stagesOf);
  if (typeof part !== 'object' || part === null) return [];
  const document = part as Document;
  const own = typeof document['stage'] === 'string' ? [document['stage']] : [];
  return [
    ...own,
    ...Object.entries(document).flatMap(([name, value]) => (name === 'rejectedPlans' ? [] : stagesOf(value))),
  ];
}
