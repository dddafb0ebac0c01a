import { useState } from 'react';
import { newId } from '../../lib/ids.js';

/** A new ID for each new content: what is sent again is sent once, and what was edited is another thing. */
export function useIdOf(content: string): string {
  const [latest, setLatest] = useState(() => ({ content, id: newId() }));
  if (latest.content === content) return latest.id;
  const next = { content, id: newId() };
  setLatest(next);
  return next.id;
}
