import { useMedia } from '../hooks/use-media.js';
import { useAppSelector } from '../state/hooks.js';

export function useIsDark(): boolean {
  const choice = useAppSelector(({ theme }) => theme.choice);
  const systemDark = useMedia('(prefers-color-scheme: dark)');
  return choice === 'system' ? systemDark : choice === 'dark';
}
