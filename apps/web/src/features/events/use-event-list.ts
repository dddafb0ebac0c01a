import { orderChosen } from '../../lib/lists/orders.slice.js';
import { useListPage } from '../../lib/lists/use-list-page.js';
import { useAppDispatch, useAppSelector } from '../../lib/state/hooks.js';
import { eventListApi } from './api/list/event-list.generated.js';
import { eventFilters, orders, toInput, type Order } from './filters.js';
import { eventList } from './texts/search.js';

const LIST = 'events';

/** The public events that the address asks for, in its order or the remembered one. */
export function useEventList() {
  const remembered = useAppSelector((state) => orders.find((order) => order === state.orders[LIST]) ?? '');
  const dispatch = useAppDispatch();
  const page = useListPage({
    endpoint: eventListApi.endpoints.events,
    filters: eventFilters,
    pageSize: 12,
    ask: (chosen, paging) => ({
      input: { ...toInput(chosen, new Date(), chosen.order || remembered), ...paging },
    }),
    pick: ({ events }) => events,
    notLoaded: eventList.notLoaded,
  });
  const order = page.filters.chosen.order || remembered;
  const { chosen } = page.filters;
  return {
    ...page,
    measuresFrom: chosen.location !== '' && (chosen.within !== '' || order === 'nearest') ? chosen.location : '',
    order,
    toOrder: (order: Order) => {
      dispatch(orderChosen({ list: LIST, order }));
      page.filters.choose({ order });
    },
  };
}
