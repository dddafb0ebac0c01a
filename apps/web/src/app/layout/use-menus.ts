import { useMembershipQuery } from '../../features/plans/api/plans.generated.js';
import { useViewer } from '../../lib/session/use-session.js';
import { menusFor, type NavMenu } from './navigation.js';

/** The menus that the viewer's role and plan allow. */
export function useMenus(): NavMenu[] {
  const session = useViewer();
  const { data } = useMembershipQuery(undefined, { skip: session?.role !== 'organizer' });
  return menusFor(session, data?.membership.isOrganizerPro ?? false);
}
