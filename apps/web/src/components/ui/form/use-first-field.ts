import { useLayoutEffect, useRef } from 'react';

/** In a radio group, the checked option. */
function firstField(form: HTMLFormElement): HTMLElement | undefined {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input,select,textarea')].filter(
    ({ disabled, type, tabIndex }) => !disabled && type !== 'hidden' && tabIndex >= 0,
  );
  const first = fields[0];
  if (first?.type !== 'radio') return first;
  return fields.find(({ name, checked }) => name === first.name && checked) ?? first;
}

/** A dialog begins at the first field of its form instead of its close button, also if the form loads later. */
export function useFirstField() {
  const ref = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current?.closest('[role=dialog]');
    if (!ref.current || !dialog || dialog.querySelector('[data-autofocus]')) return;
    const field = firstField(ref.current);
    // The frame looks for it when it opens.
    field?.setAttribute('data-autofocus', '');
    if (document.activeElement?.matches('.mantine-Modal-close')) field?.focus({ preventScroll: true });
  }, []);
  return ref;
}
