import { LinkButton } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/notice.js';
import { adminRights } from '../texts.js';

/** For admins with another role who have no admin rights yet. */
export function AdminRightsNotice() {
  return (
    <Notice
      tone="warning"
      title={adminRights.title}
      actions={
        <LinkButton small to="/second-factor">
          {adminRights.go}
        </LinkButton>
      }
    >
      {adminRights.text}
    </Notice>
  );
}
