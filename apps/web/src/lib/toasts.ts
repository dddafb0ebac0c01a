export interface ToastAction {
  label: string;
  onPress: () => void;
}

export interface ToastItem {
  id: number;
  action?: ToastAction | undefined;
  tone: 'success' | 'error' | 'info';
  text: string;
}

let items: readonly ToastItem[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const change = (next: readonly ToastItem[]) => {
  items = next;
  for (const listener of listeners) listener();
};

export const shownToasts = (): readonly ToastItem[] => items;
export const dismissToast = (id: number): void => change(items.filter((item) => item.id !== id));

export function followToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function toast(text: string, tone: ToastItem['tone'] = 'success', action?: ToastAction): number {
  const id = ++lastId;
  change([...items, { id, tone, text, action }]);
  return id;
}
