import { useNavigate } from 'react-router-dom';
import { Dialog } from '../../components/ui/dialog/dialog.js';
import { guides } from '../../features/content/texts/help.js';
import { PaletteSearch } from '../../features/palette/components/palette-search.js';
import { palette } from '../../features/palette/texts.js';
import { useViewer } from '../../lib/session/use-session.js';
import type { Session } from '../../lib/session/types.js';
import { menusFor, ownPages } from '../layout/navigation.js';

const help = guides(null).map(({ id, title }) => ({ to: `/help#${id}`, label: title }));
const blueprintAddresses: Partial<Record<Session['role'], (id: string) => string>> = {
  vendor: (id) => `/vendor/blueprint/${id}`,
  admin: (id) => `/admin/blueprints/${id}`,
};

/** The pages in the viewer's menus, once each. */
function pagesOf(session: Session | null) {
  const inMenus = menusFor(session).flatMap(({ label: menu, items }) =>
    items.filter(({ outside, opens }) => !outside && !opens).map(({ to, label }) => ({ to, label, note: menu })),
  );
  const all = [...(session ? ownPages : []), ...inMenus];
  return [...new Map(all.map((page) => [page.to, page])).values()];
}

export function PaletteDialog({ onClose }: { onClose: () => void }) {
  const session = useViewer();
  const navigate = useNavigate();
  const open = (address: string) => {
    onClose();
    void navigate(address);
  };
  return (
    <Dialog title={palette.title} top open onClose={onClose}>
      <PaletteSearch
        own={[
          { label: palette.pages, entries: pagesOf(session) },
          { label: palette.help, entries: help },
        ]}
        blueprintAddress={session ? blueprintAddresses[session.role] : undefined}
        onOpen={open}
      />
    </Dialog>
  );
}
