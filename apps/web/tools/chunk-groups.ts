import type { Rolldown } from 'vite';

const steady = [
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'react-router-dom',
  'react-redux',
  '@reduxjs',
  'immer',
  'redux',
  'reselect',
  'use-sync-external-store',
];

/** What many screens share, by chunk. A group also takes what its modules import, and the first that names a module counts. */
const shared = {
  words: ['lib/format/text'],
  market: [
    'components/event/(event-(badges|labels|picture)|texts)',
    'components/ui/(badge|text|form/(field|form\\.module)|list/(filters|list-frame|pagination))',
    'features/events/api/list/.*',
    'features/events/components/event-cards?(\\.module)?',
    'features/events/components/event-search\\.module',
    'features/events/filters',
    'lib/api/(load-problem|message-of)',
    'lib/format/(dates|money)',
    'lib/hooks/use-typed-texts',
    'lib/lists/(filters|list-page|use-list-address|use-list-page)',
  ],
  tables: [
    'components/images/(image-view|images\\.module|texts)',
    'components/ui/(dialog/dialog|lines\\.module|list/more-filters|once-idle|service-text|skeletons|table/.*)',
    'lib/hooks/(use-is-shown|use-leaving|use-stay)',
  ],
  files: [
    'components/images/(image-strip|upload-list)',
    'components/ui/form/file-drop',
    'lib/files/(refuses-file|upload|use-upload-queue|use-uploads)',
    'lib/images/(check-image|smaller-photo|use-preview)',
  ],
  messages: [
    'components/files/file-strip',
    'features/messages/(api/.*|keep-message|texts/messages|use-id-of)',
    'lib/(drafts/use-draft|live/live)',
  ],
  forms: [
    'components/drafts/form-draft',
    'components/ui/form/(conflict-notice|fields|form|form-conflict|form-dialog|form-texts|server-errors|typed-fields|use-conflict)',
  ],
  schemas: ['components/ui/form/schemas'],
  sections: [
    'components/ui/section-links(\\.module)?',
    'features/content/components/static-page\\.module',
    'lib/hooks/use-hash-target',
  ],
  account: ['features/identity/(api/.*|texts/fields)', 'lib/session/own-path'],
  trade: [
    'applications/application-(limits|statuses)',
    'components/event/(announced-first|changed-field-texts|event-address|event-option|free-booths|place-link)',
    'features/applications/(api/(applications\\.generated|keeps-offline)|booth-key|closed-reason|texts/(apply|history|lists|photos))',
    'features/applications/components/(application-card|photos/photos|selection-bar)\\.module',
    'features/applications/components/(event-name|payment-badge|status-options|withdraw-booth)',
    'features/bookmarks/(api/.*|components/gone-items|texts/gone-items)',
    'features/claims/(api/.*|open-claim-text|same-address)',
    'features/events/(amenities|api/events\\.generated|texts/(own-events|owner))',
    'features/events/components/(event-picker|uncounted-notice)',
    'features/messages/components/message-link',
    'features/payments/(api/.*|texts/payments|components/(pay-button|payment-columns|payments-due|refund-states))',
  ],
  dashboard: [
    'components/ui/list/task-list(\\.module)?',
    'features/(notifications|profit-predictor|recommendations)/api/.*',
    'features/events/components/find-listed',
    'features/profit-predictor/components/sold-markets(\\.module)?',
    'features/recommendations/use-best-recommendations',
  ],
  applying: ['features/applications/(texts/(changes|form)|components/unsent-draft)'],
  recommendations: ['features/recommendations/(texts|components/(fits-you|upgrade-card))'],
};

const inPackages = (names: readonly string[]) => new RegExp(`node_modules[\\\\/](${names.join('|')})[\\\\/]`);
const inSources = (files: readonly string[]) =>
  new RegExp(`(apps/web/src|libs/contracts/dist)/(${files.join('|')})\\.\\w`.replaceAll('/', '[\\\\/]'));

/** Each extra file is one more request before a page shows. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', test: inPackages(steady) },
  { name: 'app', test: /apps[\\/]web[\\/]src/, tags: ['$initial'] },
  ...Object.entries(shared).map(([name, files]) => ({ name, test: inSources(files) })),
];
