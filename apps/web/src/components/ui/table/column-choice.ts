import { useAppDispatch, useAppSelector } from '../../../lib/state/hooks.js';
import { columnToggled } from '../../../lib/tables/columns.slice.js';

const none: readonly string[] = [];

export function useColumnChoice(id: string | undefined) {
  const hidden = useAppSelector(({ columns }) => (id ? columns[id] : undefined)) ?? none;
  const dispatch = useAppDispatch();
  return {
    hidden,
    toggle: (header: string) => {
      if (id) dispatch(columnToggled({ table: id, header }));
    },
  };
}
