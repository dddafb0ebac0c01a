const MAX_LENGTH = 80;

/** `What a booth fee pays for` → `what-a-booth-fee-pays-for`; a long text ends with its last whole word. */
export function slugOf(text: string): string {
  const slug = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (slug.length <= MAX_LENGTH) return slug;
  const end = slug.lastIndexOf('-', MAX_LENGTH);
  return slug.slice(0, end > 0 ? end : MAX_LENGTH);
}
