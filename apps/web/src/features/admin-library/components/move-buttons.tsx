import { IconButton } from '../../../components/ui/button.js';
import styles from './library-admin.module.css';

interface MoveButtonsProps {
  index: number;
  count: number;
  up: string;
  down: string;
  onMove: (by: -1 | 1) => void;
  busy?: boolean;
}

export function MoveButtons({ index, count, up, down, onMove, busy = false }: MoveButtonsProps) {
  return (
    <>
      <IconButton
        icon="down"
        className={styles.up}
        label={up}
        disabled={busy || index === 0}
        onClick={() => onMove(-1)}
      />
      <IconButton icon="down" label={down} disabled={busy || index === count - 1} onClick={() => onMove(1)} />
    </>
  );
}
