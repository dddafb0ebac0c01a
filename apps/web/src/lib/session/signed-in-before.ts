const key = 'stallbook.signed-in';

/** Whether this browser had a session: no secret, it only saves visitors a call that could not succeed. */
export const signedInBefore = {
  known: (): boolean => localStorage.getItem(key) === '1',
  note: (signedIn: boolean): void => {
    if (signedIn) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  },
  /** Whether another tab changed it; an emptied storage has no key. */
  toldBy: (event: StorageEvent): boolean => event.key === key || event.key === null,
};
