import { IconButton } from '../../components/ui/button.js';
import { useAppDispatch } from '../../lib/state/hooks.js';
import { themeChosen } from '../../lib/theme/theme.slice.js';
import { useIsDark } from '../../lib/theme/use-is-dark.js';
import { frame } from './texts.js';

export function ThemeToggle() {
  const dispatch = useAppDispatch();
  const dark = useIsDark();
  return (
    <IconButton
      icon={dark ? 'sun' : 'moon'}
      label={dark ? frame.lightTheme : frame.darkTheme}
      onClick={() => dispatch(themeChosen(dark ? 'light' : 'dark'))}
    />
  );
}
