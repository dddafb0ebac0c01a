const keys = {
  lastActivity: 'stallbook.session.last-activity',
  warningShown: 'stallbook.session.warning-shown',
  preferences: 'stallbook.session.preferences',
};

function parsed(stored: string | null): { disabled?: unknown } | null {
  try {
    return JSON.parse(stored ?? 'null') as { disabled?: unknown } | null;
  } catch {
    return null;
  }
}

/** What all tabs of this browser know together. */
export const sessionPreferences = {
  /** In ms; null when the storage was emptied meanwhile. */
  lastActivity: (): number | null => Number(localStorage.getItem(keys.lastActivity)) || null,
  noteActivity: (at: number): void => localStorage.setItem(keys.lastActivity, String(at)),
  noteWarning(shown: boolean): void {
    if (shown) localStorage.setItem(keys.warningShown, '1');
    else localStorage.removeItem(keys.warningShown);
  },
  disabled: (): boolean => parsed(localStorage.getItem(keys.preferences))?.disabled === true,
  /** Somebody did something in another tab. */
  isActivity: ({ key }: StorageEvent): boolean => key === keys.lastActivity,
};
