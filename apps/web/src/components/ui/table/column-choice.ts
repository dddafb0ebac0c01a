import { useAppDispatch, useAppSelector } from '../../../lib/state/hooks.js';
import { columnToggled } from '../../../lib/tables/columns.slice.js';

const none: readonly string[] = [];

interface ChosenColumn {
  header: string;
  extra?: boolean;
}

export function useColumnChoice(id: string | undefined) {
  const toggled = useAppSelector(({ columns }) => (id ? columns[id] : undefined)) ?? none;
  const dispatch = useAppDispatch();
  return {
    isShown: ({ header, extra = false }: ChosenColumn) => toggled.includes(header) === extra,
    toggle: (header: string) => {
      if (id) dispatch(columnToggled({ table: id, header }));
    },
  };
}
