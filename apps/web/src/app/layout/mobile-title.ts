import { mobileTitles } from './texts.js';

/** The first match counts. */
const titles: readonly (readonly [RegExp, string])[] = [
  [/^\/events\/[^/]+\/edit/, mobileTitles.editEvent],
  [/^\/events\/[^/]+/, mobileTitles.event],
  [/^\/events/, mobileTitles.events],
  [/^\/create-event/, mobileTitles.newEvent],
  [/^\/my-events/, mobileTitles.myEvents],
  [/^\/vendor\/applications/, mobileTitles.myApplications],
  [/^\/vendor\/profit-predictor/, mobileTitles.profitPredictor],
  [/^\/vendor\/blueprint/, mobileTitles.successLibrary],
  [/^\/vendor\/accepted-events/, mobileTitles.acceptedEvents],
  [/^\/vendor\/upcoming-events/, mobileTitles.upcomingEvents],
  [/^\/vendor\/application-accelerator/, mobileTitles.accelerator],
  [/^\/applications/, mobileTitles.applications],
  [/^\/vendor\/payments|^\/payment-tracking/, mobileTitles.payments],
  [/^\/(vendor|organizer)\/analytics/, mobileTitles.analytics],
  [/^\/organizer\/revenue/, mobileTitles.revenue],
  [/^\/vendor\/interests/, mobileTitles.myInterests],
  [/^\/organizer\/interests/, mobileTitles.interestedVendors],
  [/^\/invitations\//, mobileTitles.invitation],
  [/^\/vendor\/preferences/, mobileTitles.preferences],
  [/^\/vendor\/recommendations/, mobileTitles.recommendations],
  [/^\/organizer-pro\/quality-management/, mobileTitles.quality],
  [/^\/organizer-pro/, mobileTitles.vendorMagnet],
  [/^\/organizer\//, mobileTitles.yourEvents],
  [/^\/messages/, mobileTitles.messages],
  [/^\/notifications/, mobileTitles.notifications],
  [/^\/dashboard/, mobileTitles.dashboard],
  [/^\/profile/, mobileTitles.profile],
  [/^\/billing/, mobileTitles.billing],
  [/^\/pricing|^\/product/, mobileTitles.pricing],
  [/^\/admin/, mobileTitles.admin],
  [/^\/blog/, mobileTitles.blog],
  [/^\/vendors\/[^/]+/, mobileTitles.vendor],
  [/^\/vendors/, mobileTitles.vendors],
  [/^\/help|^\/support/, mobileTitles.help],
  [/^\/contact/, mobileTitles.contact],
  [/^\/about/, mobileTitles.about],
  [/^\/attendee-features/, mobileTitles.forVisitors],
  [/^\/demo/, mobileTitles.demo],
  [/^\/privacy/, mobileTitles.privacy],
  [/^\/terms/, mobileTitles.terms],
  [/^\/login/, mobileTitles.login],
  [/^\/register/, mobileTitles.register],
  [/^\/(forgot|reset)-password/, mobileTitles.password],
  [/^\/(confirm-email|auth\/confirm|auth\/callback|confirm)$/, mobileTitles.confirmation],
  [/^\/second-factor/, mobileTitles.secondFactor],
  [/^\/account-deletion/, mobileTitles.accountDeletion],
  [/^\/unsubscribe/, mobileTitles.emails],
];

/** Empty where the logo shows instead. */
export const mobileTitle = (path: string): string => titles.find(([pattern]) => pattern.test(path))?.[1] ?? '';

const details: readonly (readonly [RegExp, string])[] = [
  [/^(\/events\/[^/]+)\/edit/, '$1'],
  [
    /^(\/(?:events|vendors|blog|messages|admin\/blueprints|admin\/email-templates|admin\/users|attendee-features))\/[^/]+.*$/,
    '$1',
  ],
  [/^\/admin\/blog\/.+$/, '/admin/blog'],
  [/^\/product\/[^/]+$/, '/pricing'],
  [/^\/vendor\/blueprint\/[^/]+$/, '/vendor/blueprints'],
  [/^(\/vendor\/payments\/[^/]+)\/pay$/, '$1'],
  [/^\/vendor\/payments\/[^/]+$/, '/vendor/payments'],
  [/^\/invitations\/[^/]+$/, '/events'],
  [/^\/applications\/roster$/, '/applications'],
  [/^\/notifications\/preferences$/, '/notifications'],
];

/** The target of a detail page's back button. */
export function backTarget(path: string): string | undefined {
  const found = details.find(([pattern]) => pattern.test(path));
  return found && path.replace(found[0], found[1]);
}
