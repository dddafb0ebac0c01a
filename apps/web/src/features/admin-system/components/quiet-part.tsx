import { useState, type ReactNode } from 'react';

/** A part without trouble is one line, which opens. It stays as the admin left it while the figures change. */
export function QuietPart({ line, isQuiet, children }: { line: string; isQuiet: boolean; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(!isQuiet);
  return (
    <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{line}</summary>
      {children}
    </details>
  );
}
