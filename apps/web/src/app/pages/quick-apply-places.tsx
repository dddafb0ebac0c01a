import { createContext, use, useState, type ReactNode } from 'react';
import type { QuickApplyControls } from '../../features/applications/components/quick-apply-list.js';

const Controls = createContext<QuickApplyControls | null>(null);
const Hand = createContext<(controls: QuickApplyControls) => void>(() => undefined);

/** Where quick-apply, which loads later, shows its controls. Handing them over renders only these places again. */
export function QuickApplyPlaces({ children }: { children: ReactNode }) {
  const [controls, setControls] = useState<QuickApplyControls | null>(null);
  return (
    <Hand value={setControls}>
      <Controls value={controls}>{children}</Controls>
    </Hand>
  );
}

export const useHandControls = () => use(Hand);
export const StartQuickApply = () => use(Controls)?.start;
export const QuickApplyTo = ({ event }: { event: { id: string } }) => use(Controls)?.apply?.(event);
