import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useQuickApplyList } from '../use-quick-apply-list.js';
import type { PanelEvent } from './apply-action.js';

export interface QuickApplyControls {
  start: ReactNode;
  apply: (event: { id: string }) => ReactNode;
}

type Shown = Omit<ReturnType<typeof useQuickApplyList>, 'end'>;
const nothing: Shown = { start: false, apply: () => null };

/** What the places in the list show at the moment. */
class ShownControls {
  private shown = nothing;
  private readonly places = new Set<() => void>();

  readonly get = (): Shown => this.shown;
  readonly follow = (place: () => void): (() => void) => {
    this.places.add(place);
    return () => this.places.delete(place);
  };
  set(shown: Shown): void {
    this.shown = shown;
    for (const place of this.places) place();
  }
}

function Place({ of, children }: { of: ShownControls; children: (shown: Shown) => ReactNode }) {
  return children(useSyncExternalStore(of.follow, of.get));
}

interface QuickApplyListProps {
  /** The events on the screen. */
  events: readonly PanelEvent[];
  /** Called once. What changes later renders only the places of the controls. */
  onControls: (controls: QuickApplyControls) => void;
}

/** Hands its controls to a list that is already on the screen. */
export function QuickApplyList({ events, onControls }: QuickApplyListProps) {
  const { start, apply, end } = useQuickApplyList(events);
  const [controls] = useState(() => new ShownControls());
  useEffect(() => controls.set({ start, apply }));
  useEffect(
    () =>
      onControls({
        start: <Place of={controls}>{(shown) => shown.start}</Place>,
        apply: (event) => <Place of={controls}>{(shown) => shown.apply(event)}</Place>,
      }),
    [controls, onControls],
  );
  return end;
}
