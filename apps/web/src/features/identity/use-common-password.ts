import { useEffect, useState } from 'react';
import { useCheckPasswordMutation } from './api/auth-api.js';

const PAUSE_MS = 500;
/** Shorter ones are refused anyway. */
const SHORTEST = 6;

/** Whether this is a password that many people take. Asked when the typing pauses; false until it is known. */
export function useCommonPassword(password: string): boolean {
  const [check] = useCheckPasswordMutation();
  const [known, setKnown] = useState<string>();
  useEffect(() => {
    if (password.length < SHORTEST) return undefined;
    const timer = setTimeout(() => {
      void check({ password }).then(({ data }) => {
        if (data?.common) setKnown(password);
      });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [password, check]);
  return known === password;
}
