import { useEffect, useSyncExternalStore } from 'react';

export type ThemeChoice = 'system' | 'light' | 'dark';
const key = 'stallbook.theme';
const listeners = new Set<() => void>();

const read = (): ThemeChoice => {
  const stored = localStorage.getItem(key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
};

function choose(choice: ThemeChoice): void {
  if (choice === 'system') localStorage.removeItem(key);
  else localStorage.setItem(key, choice);
  for (const changed of listeners) changed();
}

/** The system's theme unless the viewer chose one; the choice is kept in this browser. */
export function useTheme(): { choice: ThemeChoice; choose: (choice: ThemeChoice) => void } {
  const choice = useSyncExternalStore((changed) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  }, read);
  useEffect(() => {
    if (choice === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = choice;
  }, [choice]);
  return { choice, choose };
}
