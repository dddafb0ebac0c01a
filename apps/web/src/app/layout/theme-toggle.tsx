import { IconButton } from '../../components/ui/button.js';
import { useMedia } from '../../lib/hooks/use-media.js';
import { useAppDispatch, useAppSelector } from '../../lib/state/hooks.js';
import { themeChosen } from '../../lib/theme/theme.slice.js';
import { frame } from './texts.js';

export function ThemeToggle() {
  const choice = useAppSelector(({ theme }) => theme.choice);
  const dispatch = useAppDispatch();
  const systemDark = useMedia('(prefers-color-scheme: dark)');
  const dark = choice === 'system' ? systemDark : choice === 'dark';
  return (
    <IconButton
      icon={dark ? 'sun' : 'moon'}
      label={dark ? frame.lightTheme : frame.darkTheme}
      onClick={() => dispatch(themeChosen(dark ? 'light' : 'dark'))}
    />
  );
}
