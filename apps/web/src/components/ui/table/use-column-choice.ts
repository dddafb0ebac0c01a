import { useAppDispatch, useAppSelector } from '../../../lib/state/hooks.js';
import { columnToggled } from '../../../lib/tables/columns.slice.js';
import { nameOf } from './columns.js';

const none: readonly string[] = [];

interface ChosenColumn {
  header: string;
  field?: string;
  extra?: boolean;
}

export function useColumnChoice(id: string | undefined) {
  const toggled = useAppSelector(({ columns }) => (id ? columns[id] : undefined)) ?? none;
  const dispatch = useAppDispatch();
  return {
    isShown: (column: ChosenColumn) => toggled.includes(nameOf(column)) === (column.extra ?? false),
    toggle: (column: string) => {
      if (id) dispatch(columnToggled({ table: id, column }));
    },
  };
}
