export interface Entry {
  to: string;
  label: string;
  note?: string;
}

export interface EntryGroup {
  label: string;
  entries: readonly Entry[];
}

/** Entries whose label contains every word. */
export function matching(entries: readonly Entry[], text: string): Entry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
}
