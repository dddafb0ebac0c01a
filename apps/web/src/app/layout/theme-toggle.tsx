import { IconButton } from '../../components/ui/button.js';
import { useMedia } from '../../lib/hooks/use-media.js';
import { useTheme } from '../../lib/hooks/use-theme.js';
import { frame } from './texts.js';

export function ThemeToggle() {
  const { choice, choose } = useTheme();
  const systemDark = useMedia('(prefers-color-scheme: dark)');
  const dark = choice === 'system' ? systemDark : choice === 'dark';
  return (
    <IconButton
      icon={dark ? 'sun' : 'moon'}
      label={dark ? frame.lightTheme : frame.darkTheme}
      onClick={() => choose(dark ? 'light' : 'dark')}
    />
  );
}
