/** What was left empty is stored as nothing. */
export const textOrNull = (text: string | null | undefined): string | null => text?.trim() || null;
