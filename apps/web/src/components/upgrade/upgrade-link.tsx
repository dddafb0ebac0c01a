import { useState, type MouseEvent } from 'react';
import { LinkButton } from '../ui/button.js';
import { upgradeOffer, type UpgradeReason } from './texts.js';
import { UpgradeDialog } from './upgrade-dialog.js';

interface UpgradeLinkProps {
  reason: UpgradeReason;
  small?: boolean;
  look?: 'primary' | 'secondary';
}

/** Opens the dialog; in a new tab it leads to the billing page. */
export function UpgradeLink({ reason, small, look }: UpgradeLinkProps) {
  const [open, setOpen] = useState(false);
  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <LinkButton small={small} look={look} to="/billing" onClick={show}>
        {upgradeOffer.upgrade}
      </LinkButton>
      <UpgradeDialog reason={open ? reason : null} onClose={() => setOpen(false)} />
    </>
  );
}
