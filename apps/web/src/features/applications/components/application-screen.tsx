import { SENT_STATUSES } from '@stallbook/contracts/application-statuses';
import type { ComponentProps, ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, LinkButton } from '../../../components/ui/button.js';
import type { Column } from '../../../components/ui/table/data-table.js';
import { Segments } from '../../../components/ui/list/filters.js';
import { Page, PageHeader, Row, Stack } from '../../../components/ui/layout.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { oneOf, picked } from '../../../lib/lists/filters.js';
import { useListPage, type ListOptions } from '../../../lib/lists/use-list-page.js';
import type { MyApplicationsQuery, MyApplicationsQueryVariables } from '../api/applications.generated.js';
import { onlyOne, statusFilter } from '../texts/lists.js';
import { ApplicationCard } from './application-card.js';
import { ApplicationList, type OwnApplication } from './application-list.js';
import { GoneApplication, OnlyOne } from './only-one.js';
import { statusOptions } from './status-options.js';
import { ViewSwitch } from './view-switch.js';

export const applicationFilters = {
  application: picked,
  status: oneOf('', ...SENT_STATUSES, 'draft'),
  view: oneOf('cards', 'table'),
};
interface ApplicationScreenProps {
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
    /** Why the application of an old link may be missing. */
    gone: string;
  };
  listIn: (
    view: string | null,
  ) => ListOptions<typeof applicationFilters, MyApplicationsQueryVariables, MyApplicationsQuery, OwnApplication>;
  filterText: (status: string) => string;
  columns: readonly Column<OwnApplication>[];
  cardOf: (application: OwnApplication) => Pick<ComponentProps<typeof ApplicationCard>, 'title' | 'subtitle'>;
  actions: (application: OwnApplication) => ReactNode;
  none: { scene: string; to: string; action: string };
}

/** A vendor's applications: narrowed, as cards or as a table. */
export function ApplicationScreen(props: ApplicationScreenProps) {
  const { words, actions, cardOf, none } = props;
  const [params] = useSearchParams();
  const {
    data,
    list,
    filters: { chosen, choose },
  } = useListPage(props.listIn(params.get('view')));
  const { application: only, view, status } = chosen;
  const showAll = () => choose({ application: '' });
  const isGone = only !== '' && !status && list.rows?.length === 0;
  return (
    <Page>
      <PageHeader title={words.title} lead={data && words.counted(list.total)} />
      <Stack gap={20}>
        {only && list.rows && !isGone && <OnlyOne onShowAll={showAll} />}
        <Row gap={20}>
          <Segments
            label={statusFilter.label}
            value={status}
            options={statusOptions(applicationFilters.status.values, data?.applications.counts)}
            onChange={(value) => choose({ application: '', status: value })}
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
          filterText={props.filterText(statusFilter.statuses[status || 'all'])}
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
            ) : isGone ? (
              <GoneApplication onShowAll={showAll}>{words.gone}</GoneApplication>
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
