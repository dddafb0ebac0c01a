import { useState } from 'react';

const keyOf = (id: string) => `stallbook.columns.${id}`;

function read(id: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(id)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** The columns that the viewer put away, remembered in this browser under the table's id. */
export function useColumnChoice(id: string | undefined) {
  const [hidden, setHidden] = useState<readonly string[]>(() => (id ? read(id) : []));
  const toggle = (header: string) => {
    const next = hidden.includes(header) ? hidden.filter((one) => one !== header) : [...hidden, header];
    setHidden(next);
    try {
      if (id) localStorage.setItem(keyOf(id), JSON.stringify(next));
    } catch {
      // A full or forbidden storage only forgets the choice.
    }
  };
  return { hidden, toggle };
}
