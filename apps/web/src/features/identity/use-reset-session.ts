import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Methods } from '../../components/second-factor/proof-form.js';
import { useLazyResetSessionQuery } from './api/auth-api.js';
import { linkParts } from './link-parts.js';
import { useLinkParams } from './use-link-params.js';
import { leavesLinkValid, linkProblem, useRedeem } from './use-redeem.js';

type ResetSession = 'verifying' | 'second-factor' | 'valid' | 'invalid' | 'later';

interface Reset {
  state: ResetSession;
  methods: Methods | undefined;
  /** Why the link can only be tried again later. */
  problem: string;
  retry: () => void;
  settle: (state: 'valid' | 'invalid') => void;
}

/** Exchanges the link for a session and removes its tokens from the address bar. Without a link, the current session must come from one. */
export function useResetSession(): Reset {
  const params = useLinkParams();
  const redeem = useRedeem();
  const [ask] = useLazyResetSessionQuery();
  const [state, setState] = useState<ResetSession>('verifying');
  const [methods, setMethods] = useState<Methods>();
  const [problem, setProblem] = useState('');
  const [parts] = useState(() => {
    const found = linkParts(params);
    return found?.type === 'recovery' ? found : undefined;
  });
  const verify = async () => {
    setState('verifying');
    const { error, data } = parts ? await redeem(parts) : await ask();
    if (leavesLinkValid(error)) {
      setProblem(linkProblem(error));
      return setState('later');
    }
    if (data && 'secondFactor' in data) {
      setMethods(data.secondFactor);
      return setState('second-factor');
    }
    return setState(!error && (parts || (data && 'valid' in data && data.valid)) ? 'valid' : 'invalid');
  };
  const start = useEffectEvent(() => void verify());
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    start();
  }, []);
  return { state, methods, problem, retry: () => void verify(), settle: setState };
}
