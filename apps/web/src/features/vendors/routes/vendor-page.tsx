import { useParams } from 'react-router-dom';
import { LinkButton } from '../../../components/ui/button.js';
import { Card, Facts, Page, PageHeader, Stack } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { EmptyState, ErrorState } from '../../../components/ui/notice.js';
import { isApiError } from '../../../lib/api/types.js';
import { joinPlace } from '../../../lib/format/text.js';
import { useViewer } from '../../../lib/session/use-session.js';
import { useVendorQuery } from '../api/vendors.generated.js';
import { Categories } from '../components/categories.js';
import styles from '../components/vendors.module.css';

/** An id that is none at all is as unknown as one that nobody has. */
const unknown = new Set(['NOT_FOUND', 'BAD_INPUT']);

function NotFound() {
  return (
    <Page width="narrow">
      <EmptyState
        title="This vendor is not here"
        action={<LinkButton to="/vendors">See all vendors</LinkButton>}
        scene="craft_fair"
      >
        The page may have moved, or the vendor has left.
      </EmptyState>
    </Page>
  );
}

export function Component() {
  const { id = '' } = useParams();
  const viewer = useViewer();
  const { data, error, isLoading, refetch } = useVendorQuery({ id });
  if (isLoading) return <Loading />;
  if (isApiError(error) && !unknown.has(error.code)) {
    return (
      <Page width="narrow">
        <ErrorState message="The vendor could not be loaded. Please try again." onRetry={() => void refetch()} />
      </Page>
    );
  }
  const vendor = data?.vendor;
  if (error || vendor?.role !== 'vendor') return <NotFound />;
  const message = (
    <LinkButton to={`/messages?with=${vendor.id}`} icon="message">
      Message vendor
    </LinkButton>
  );
  return (
    <Page width="narrow">
      <PageHeader
        title={vendor.businessName}
        lead={joinPlace(vendor.city, vendor.state)}
        actions={viewer?.user.id !== vendor.id && message}
      />
      <Stack gap={20}>
        <Card title="About">
          <Stack gap={16}>
            {vendor.description ? (
              <p className={styles.about}>{vendor.description}</p>
            ) : (
              <p style={{ color: 'var(--muted)' }}>{vendor.businessName} has not written a description yet.</p>
            )}
            <Categories names={vendor.productCategories} />
          </Stack>
        </Card>
        <Card title="Contact">
          <Facts
            entries={[
              ['Contact', vendor.contactName],
              [
                'Website',
                vendor.website && (
                  <a href={vendor.website} rel="nofollow noopener noreferrer" target="_blank">
                    {vendor.website}
                  </a>
                ),
              ],
            ]}
          />
        </Card>
      </Stack>
    </Page>
  );
}
