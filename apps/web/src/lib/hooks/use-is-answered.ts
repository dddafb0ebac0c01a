import { useState } from 'react';

/** Whether a query that asks at each visit was answered since this one began. What is there before is of an earlier visit. */
export function useIsAnswered({ isFetching }: { isFetching: boolean }): boolean {
  const [stage, setStage] = useState<'opened' | 'asked' | 'answered'>('opened');
  if (stage === 'opened' && isFetching) setStage('asked');
  if (stage === 'asked' && !isFetching) setStage('answered');
  return stage === 'answered';
}
