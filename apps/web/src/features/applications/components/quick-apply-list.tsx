import { useEffect, type ReactNode } from 'react';
import { useQuickApplyList } from '../use-quick-apply-list.js';
import type { PanelEvent } from './apply-panel.js';

export interface QuickApplyControls {
  start: ReactNode;
  apply: ((event: { id: string }) => ReactNode) | undefined;
}

interface QuickApplyListProps {
  /** The events on the screen. */
  events: readonly PanelEvent[];
  /** Must not render this again. */
  onControls: (controls: QuickApplyControls) => void;
}

/** Hands its controls to a list that is already on the screen. */
export function QuickApplyList({ events, onControls }: QuickApplyListProps) {
  const { start, apply, end } = useQuickApplyList(events);
  useEffect(() => onControls({ start, apply }));
  return end;
}
