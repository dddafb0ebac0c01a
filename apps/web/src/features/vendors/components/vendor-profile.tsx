import { placeName } from '@stallbook/kernel/us-states';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../components/ui/button.js';
import { ErrorScreen } from '../../../components/ui/error-screen.js';
import { Card, Facts, Page, PageHeader, Row, Stack } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { isNotFound } from '../../../lib/api/types.js';
import { usePageMeta } from '../../../lib/hooks/use-page-meta.js';
import { useViewer } from '../../../lib/session/use-session.js';
import { useVendorQuery, type VendorQuery } from '../api/vendors.generated.js';
import { vendorPage } from '../texts.js';
import { Categories } from './categories.js';
import styles from './vendors.module.css';

function NotFound() {
  usePageMeta(vendorPage.unknown.title);
  return (
    <Page width="narrow">
      <EmptyState
        screen
        title={vendorPage.unknown.title}
        action={<LinkButton to="/vendors">{vendorPage.unknown.action}</LinkButton>}
        scene="craft_fair"
      >
        {vendorPage.unknown.text}
      </EmptyState>
    </Page>
  );
}

interface VendorProfileProps {
  id: string;
  save: (vendor: VendorQuery['vendor']) => ReactNode;
}

export function VendorProfile({ id, save }: VendorProfileProps) {
  const viewer = useViewer();
  const { data, error, isLoading, refetch } = useVendorQuery({ id });
  if (isLoading) return <Loading />;
  if (error && !isNotFound(error)) return <ErrorScreen message={vendorPage.notLoaded} onRetry={() => void refetch()} />;
  const vendor = data?.vendor;
  if (error || vendor?.role !== 'vendor') return <NotFound />;
  return (
    <Page width="narrow">
      <PageHeader
        title={vendor.businessName}
        lead={placeName(vendor.city, vendor.state)}
        actions={
          viewer?.user.id === vendor.id ? (
            <LinkButton look="secondary" small to="/profile">
              {vendorPage.edit}
            </LinkButton>
          ) : (
            <Row>{save(vendor)}</Row>
          )
        }
      />
      <Stack gap={20}>
        <Card title={vendorPage.about}>
          <Stack gap={16}>
            {vendor.description ? (
              <p className={styles.about}>{vendor.description}</p>
            ) : (
              <p style={{ color: 'var(--muted)' }}>{vendorPage.noDescription(vendor.businessName)}</p>
            )}
            <Categories names={vendor.productCategories} />
          </Stack>
        </Card>
        <Card title={vendorPage.contact}>
          <Facts
            entries={[
              [vendorPage.contactName, vendor.contactName],
              [
                vendorPage.website,
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
