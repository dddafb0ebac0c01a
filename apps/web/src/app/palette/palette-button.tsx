import { IconButton } from '../../components/ui/button.js';
import { search } from '../layout/texts.js';
import { openPalette } from './palette.js';

export function PaletteButton() {
  return (
    <IconButton
      icon="search"
      label={search.everywhere}
      aria-haspopup="dialog"
      aria-keyshortcuts={search.keys}
      onClick={openPalette}
    />
  );
}
