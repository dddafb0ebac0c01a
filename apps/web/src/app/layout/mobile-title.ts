import { links, mobileTitles } from './texts.js';

/** The first match counts. */
const titles: readonly (readonly [RegExp, string])[] = [
  [/^\/events\/[^/]+\/edit/, mobileTitles.editEvent],
  [/^\/events\/[^/]+/, mobileTitles.event],
  [/^\/events/, mobileTitles.events],
  [/^\/create-event/, mobileTitles.newEvent],
  [/^\/my-events/, mobileTitles.myEvents],
  [/^\/vendor\/applications/, mobileTitles.myApplications],
  [/^\/vendor\/profit-predictor/, mobileTitles.profitPredictor],
  [/^\/vendor\/blueprint/, links.successLibrary],
  [/^\/vendor\/accepted-events/, mobileTitles.acceptedEvents],
  [/^\/vendor\/upcoming-events/, mobileTitles.upcomingEvents],
  [/^\/vendor\/application-accelerator/, mobileTitles.accelerator],
  [/^\/applications/, links.applications],
  [/^\/vendor\/payments|^\/payment-tracking/, mobileTitles.payments],
  [/^\/(vendor|organizer)\/analytics/, links.analytics],
  [/^\/organizer\/revenue/, links.revenue],
  [/^\/vendor\/interests/, mobileTitles.myInterests],
  [/^\/organizer\/interests/, mobileTitles.interestedVendors],
  [/^\/invitations\//, mobileTitles.invitation],
  [/^\/vendor\/preferences/, links.preferences],
  [/^\/vendor\/recommendations/, links.recommendations],
  [/^\/organizer-pro/, mobileTitles.vendorMagnet],
  [/^\/organizer\//, mobileTitles.yourEvents],
  [/^\/messages/, links.messages],
  [/^\/notifications/, links.notifications],
  [/^\/dashboard/, links.dashboard],
  [/^\/profile/, links.profile],
  [/^\/billing/, links.billing],
  [/^\/pricing|^\/product/, links.pricing],
  [/^\/admin/, mobileTitles.admin],
  [/^\/blog/, links.blog],
  [/^\/vendors\/[^/]+/, mobileTitles.vendor],
  [/^\/vendors/, links.vendors],
  [/^\/help|^\/support/, links.help],
  [/^\/contact/, links.contact],
  [/^\/about/, links.about],
  [/^\/attendee-features/, links.forVisitors],
  [/^\/demo/, mobileTitles.demo],
  [/^\/privacy/, links.privacy],
  [/^\/terms/, links.terms],
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
