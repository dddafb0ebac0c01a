import { Button } from '../../../components/ui/button.js';
import { quickApply as texts } from '../texts/templates.js';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  count: number;
  onApply: () => void;
  onStop: () => void;
}

/** Stays in view while events of a long list are selected. */
export function SelectionBar({ count, onApply, onStop }: SelectionBarProps) {
  return (
    <div className={styles.bar}>
      {count === 0 ? (
        <span>{texts.selectFirst}</span>
      ) : (
        <Button small onClick={onApply}>
          {texts.titleMany(count)}
        </Button>
      )}
      <Button look="secondary" small onClick={onStop}>
        {texts.stopSelecting}
      </Button>
    </div>
  );
}
