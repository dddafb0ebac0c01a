import { useEffect } from 'react';

const about =
  'Craft fairs, farmers markets and festivals, and the vendors who sell there. Find a market, apply for a booth, pay and set up.';

/** Title and description of the screen; both go back to what they were when the next screen sets its own. */
export function usePageMeta(title: string, description = about): void {
  useEffect(() => {
    document.title = title ? `${title} · Stallbook` : 'Stallbook';
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
