import { memo, useEffect, type ReactNode } from 'react';
import { useQuickApplyList } from '../use-quick-apply-list.js';
import type { PanelEvent } from './apply-panel.js';

export interface QuickApplyControls {
  start: ReactNode;
  apply: ((event: { id: string }) => ReactNode) | undefined;
}

interface QuickApplyListProps {
  /** The events on the screen. */
  events: readonly PanelEvent[];
  onControls: (controls: QuickApplyControls) => void;
}

/** Hands its controls to a list that is already on the screen. `memo` keeps that from rendering it again. */
export const QuickApplyList = memo(function QuickApplyList({ events, onControls }: QuickApplyListProps) {
  const { start, apply, end } = useQuickApplyList(events);
  useEffect(() => onControls({ start, apply }));
  return end;
});
