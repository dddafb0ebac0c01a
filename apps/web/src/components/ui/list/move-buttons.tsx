import { useLayoutEffect, useRef } from 'react';
import { IconButton } from '../button.js';
import styles from './move-buttons.module.css';

type Step = -1 | 1;

interface MoveButtonsProps {
  /** Place of the entry among `count` entries, from 0. */
  index: number;
  count: number;
  earlier: string;
  later: string;
  /** The entries are next to each other. */
  sideways?: boolean;
  busy?: boolean;
  onMove: (by: Step) => void;
}

/** A browser takes the focus from an element that moves, and from a button that the end of the list disables. */
function useFocusKept(index: number) {
  const back = useRef<HTMLButtonElement>(null);
  const forth = useRef<HTMLButtonElement>(null);
  const pressed = useRef<Step>(null);
  // Before the browser takes the focus from a disabled button that stays where it is.
  useLayoutEffect(() => {
    const [first, second] = pressed.current === -1 ? [back, forth] : [forth, back];
    const { activeElement } = document;
    if (pressed.current && (activeElement === document.body || activeElement === first.current)) {
      (first.current?.disabled ? second : first).current?.focus();
    }
    pressed.current = null;
  }, [index]);
  /** A move that failed ends when the focus leaves. */
  const forget = () => {
    pressed.current = null;
  };
  return { back, forth, pressed, forget };
}

/** For the keyboard, where an entry of a list is dragged otherwise. */
export function MoveButtons(props: MoveButtonsProps) {
  const { index, count, earlier, later, sideways = false, busy = false, onMove } = props;
  const { back, forth, pressed, forget } = useFocusKept(index);
  const move = (by: Step) => {
    if (busy) return;
    pressed.current = by;
    onMove(by);
  };
  return (
    <>
      <IconButton
        ref={back}
        icon={sideways ? 'left' : 'down'}
        className={sideways ? undefined : styles.up}
        label={earlier}
        disabled={index === 0}
        onClick={() => move(-1)}
        onBlur={forget}
      />
      <IconButton
        ref={forth}
        icon={sideways ? 'right' : 'down'}
        label={later}
        disabled={index === count - 1}
        onClick={() => move(1)}
        onBlur={forget}
      />
    </>
  );
}
