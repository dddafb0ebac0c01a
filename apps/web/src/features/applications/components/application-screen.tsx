import { SENT_STATUSES } from '@stallbook/contracts/application-statuses';
import type { ComponentProps, ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, LinkButton } from '../../../components/ui/button.js';
import type { Column } from '../../../components/ui/table/data-table.js';
import { Segments } from '../../../components/ui/list/filters.js';
import { Page, PageHeader, Row, Stack } from '../../../components/ui/layout.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { oneOf, picked, type Chosen } from '../../../lib/lists/filters.js';
import { useListPage, type ListOptions } from '../../../lib/lists/use-list-page.js';
import { onlyOne, statusFilter } from '../texts/lists.js';
import { ApplicationCard } from './application-card.js';
import { ApplicationList, type OwnApplication } from './application-list.js';
import { OnlyOne } from './only-one.js';
import { ViewSwitch } from './view-switch.js';

export const applicationFilters = {
  application: picked,
  event: picked,
  status: oneOf('', ...SENT_STATUSES, 'draft'),
  view: oneOf('cards', 'table'),
};
type ApplicationFilters = Chosen<typeof applicationFilters>;
export type Status = ApplicationFilters['status'];

interface ApplicationScreenProps<Asked, Data> {
  /** Names the table and its file. */
  id: string;
  words: {
    title: string;
    pages: string;
    none: string;
    noneText: string;
    noneLike: (status: string) => string;
    counted: (total: number) => string;
    withdrawn: { text: string; action: string };
  };
  listIn: (view: string | null) => ListOptions<typeof applicationFilters, Asked, Data, OwnApplication>;
  statuses: readonly Status[];
  filterText: (status: string, eventTitle: string) => string;
  /** Narrows to one event. */
  pickEvent?: (value: string, onChange: (id: string) => void) => ReactNode;
  columns: readonly Column<OwnApplication>[];
  cardOf: (application: OwnApplication) => Pick<ComponentProps<typeof ApplicationCard>, 'title' | 'subtitle'>;
  actions: (application: OwnApplication) => ReactNode;
  none: { scene: string; to: string; action: string };
}

/** Applications, sent or received: narrowed, as cards or as a table. */
export function ApplicationScreen<Asked, Data>(props: ApplicationScreenProps<Asked, Data>) {
  const { words, statuses, actions, cardOf, pickEvent, none } = props;
  const [params] = useSearchParams();
  const {
    data,
    list,
    filters: { chosen, choose },
  } = useListPage(props.listIn(params.get('view')));
  const { application: only, view, event } = chosen;
  const status = statuses.includes(chosen.status) ? chosen.status : '';
  const eventTitle = event && list.rows?.[0]?.event?.title;
  return (
    <Page>
      <PageHeader title={words.title} lead={data && words.counted(list.total)} />
      <Stack gap={20}>
        {only && <OnlyOne onShowAll={() => choose({ application: '' })} />}
        {pickEvent?.(event, (id) => choose({ event: id }))}
        <Row gap={20}>
          <Segments
            label={statusFilter.label}
            value={status}
            options={statuses.map((value) => ({ value, label: statusFilter.statuses[value || 'all'] }))}
            onChange={(value) => choose({ status: value })}
          />
          <ViewSwitch value={view} onChange={(value) => choose({ view: value })} />
        </Row>
        <ApplicationList
          id={props.id}
          caption={words.title}
          pagesLabel={words.pages}
          view={view}
          list={list}
          columns={props.columns}
          actions={actions}
          filterText={props.filterText(statusFilter.statuses[status || 'all'], eventTitle || '')}
          empty={
            status ? (
              <EmptyState
                title={words.noneLike(statusFilter.statuses[status])}
                scene={none.scene}
                action={
                  <>
                    {status === 'withdrawn' && (
                      <Button onClick={() => choose({ status: 'draft' })}>{words.withdrawn.action}</Button>
                    )}
                    <Button look="secondary" onClick={() => choose({ status: '' })}>
                      {onlyOne.all}
                    </Button>
                  </>
                }
              >
                {status === 'withdrawn' && words.withdrawn.text}
              </EmptyState>
            ) : (
              <EmptyState
                title={words.none}
                scene={none.scene}
                action={<LinkButton to={none.to}>{none.action}</LinkButton>}
              >
                {words.noneText}
              </EmptyState>
            )
          }
          card={(application) => (
            <ApplicationCard
              application={application}
              open={only === application.id}
              short={only !== application.id}
              {...cardOf(application)}
              actions={actions(application)}
            />
          )}
        />
      </Stack>
    </Page>
  );
}
