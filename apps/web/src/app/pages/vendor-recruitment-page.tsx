import { LinkButton } from '../../components/ui/button.js';
import { Stack } from '../../components/ui/layout.js';
import { SaveToggle } from '../../features/bookmarks/components/save-toggle.js';
import { InviteButton } from '../../features/messages/components/invite-button.js';
import { MessageLink } from '../../features/messages/components/message-link.js';
import { ProPage } from '../../features/organizer-pro/components/pro-page.js';
import { recruitment, toolTexts } from '../../features/organizer-pro/texts/tools.js';
import { VendorSuggestions } from '../../features/recommendations/components/vendor-suggestions.js';
import { VendorList } from '../../features/vendors/components/vendor-list.js';
import { VendorSearch } from '../../features/vendors/components/vendor-search.js';
import { useVendorList } from '../../features/vendors/use-vendor-list.js';

function Vendors() {
  const { list, filters } = useVendorList();
  return (
    <>
      <VendorSearch {...filters} />
      <VendorList
        list={list}
        filters={filters}
        save={({ id, businessName }) => <SaveToggle targetType="vendor" targetId={id} name={businessName} />}
        actions={({ id }) => <MessageLink small about="person" id={id} to="message" />}
      />
    </>
  );
}

/** Vendors who fit an event, and all by what they sell and where they are, each with a way to ask them to apply. */
export function Component() {
  return (
    <ProPage
      {...toolTexts['vendor-recruitment']}
      actions={
        <LinkButton small look="secondary" to="/organizer/interests">
          {recruitment.interested}
        </LinkButton>
      }
    >
      {() => (
        <Stack gap={24}>
          <VendorSuggestions
            invite={({ vendorId, name, text }) => <InviteButton personId={vendorId} name={name} text={text} />}
          />
          <Vendors />
        </Stack>
      )}
    </ProPage>
  );
}
