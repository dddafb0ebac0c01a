import { Card, Stack } from '../../../components/ui/layout.js';
import { ListFrame } from '../../../components/ui/list/list-frame.js';
import { SkeletonLines } from '../../../components/ui/skeletons.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import { organizerProApi } from '../api/organizer-pro.generated.js';
import { quality as texts } from '../texts/quality.js';
import { MarkRow } from './mark-row.js';
import lines from '../../../components/ui/lines.module.css';

export function EventVendors({ eventId }: { eventId: string }) {
  const { list } = useListPage({
    endpoint: organizerProApi.endpoints.acceptedVendors,
    ask: (_, paging) => ({ input: { eventId, ...paging } }),
    pick: ({ vendors }) => vendors,
    notLoaded: texts.notLoaded,
  });
  return (
    <Card title={texts.vendors}>
      <Stack>
        <ListFrame
          list={list}
          waiting={<SkeletonLines lines={6} />}
          empty={
            <EmptyState title={texts.noVendors.title} scene={null}>
              {texts.noVendors.text}
            </EmptyState>
          }
          pagesLabel={texts.pages}
        >
          {(vendors) => (
            <ul className={lines.lines}>
              {vendors.map((accepted) => (
                <MarkRow key={accepted.applicationId} accepted={accepted} />
              ))}
            </ul>
          )}
        </ListFrame>
        <p className="quiet">{texts.private}</p>
      </Stack>
    </Card>
  );
}
