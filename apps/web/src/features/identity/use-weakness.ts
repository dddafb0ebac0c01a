import { useEffect, useState } from 'react';
import { useCheckPasswordMutation } from './api/auth-api.js';

const PAUSE_MS = 500;
const SHORTEST = 6;

/** Checked when typing pauses; undefined until then. */
export function useWeakness(password: string, email: string | undefined): 'common' | 'obvious' | undefined {
  const [check] = useCheckPasswordMutation();
  const [known, setKnown] = useState<{ password: string; weakness: 'common' | 'obvious' }>();
  useEffect(() => {
    if (password.length < SHORTEST) return undefined;
    const timer = setTimeout(() => {
      void check({ password, ...(email && { email }) }).then(({ data }) => {
        if (data?.common) setKnown({ password, weakness: 'common' });
        else if (data?.obvious) setKnown({ password, weakness: 'obvious' });
      });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [password, email, check]);
  return known?.password === password ? known.weakness : undefined;
}
