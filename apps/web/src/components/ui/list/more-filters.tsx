import { useState, type ReactNode } from 'react';
import { useLayout } from '../../../lib/hooks/use-media.js';
import { Button } from '../button.js';
import { filters as texts } from './more-filters-texts.js';

interface MoreFiltersProps {
  /** How many of them narrow the list now. */
  chosen: number;
  children: ReactNode;
}

/** Filters that a phone shows on demand, so that the list starts on the first screen. */
export function MoreFilters({ chosen, children }: MoreFiltersProps) {
  const isPhone = useLayout() === 'mobile';
  const [open, setOpen] = useState(false);
  if (!isPhone) return children;
  return (
    <>
      <div>
        <Button look="secondary" icon="list" aria-expanded={open} onClick={() => setOpen(!open)}>
          {texts.more(chosen)}
        </Button>
      </div>
      {open && children}
    </>
  );
}
