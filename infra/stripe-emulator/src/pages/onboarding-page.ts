import { completeOnboarding } from '../resources/account-object.js';
import { html } from './html.js';
import { page } from './layout.js';
import { notFoundPage, type PageAnswer, type PageRequest, type PageRoute } from './serve.js';

/** The link and its account, or a redirect: an expired link leads to its `refresh_url`, as at Stripe. */
const open = ({ world, token }: PageRequest) => {
  const link = world.store.get('links', token);
  if (!link) return { answer: notFoundPage('There is no such onboarding link.') };
  const account = world.store.find('accounts', link.account);
  if (!account) return { answer: notFoundPage('This account is no longer connected.') };
  if (link.used || link.expiresAt <= world.now()) return { answer: { redirect: link.refreshUrl } };
  return { link, account };
};

const show = (request: PageRequest): PageAnswer => {
  const { account, answer } = open(request);
  if (!account) return answer;
  return {
    html: page(
      'Connect your payouts',
      html`<p>Stripe asks for your business and bank details here. In test payments one answer is enough.</p>
        ${account.email ? html`<p class="muted">Account for ${account.email}</p>` : null}
        <form method="post">
          <label class="field"
            >Business name
            <input
              name="business_name"
              autocomplete="organization"
              maxlength="100"
              value="${account.business_profile?.name ?? ''}"
          /></label>
          <button class="go" name="action" value="finish">Finish onboarding</button>
          <button name="action" value="later">Save for later</button>
        </form>`,
    ),
  };
};

const submit = (request: PageRequest): PageAnswer => {
  const { link, account, answer } = open(request);
  if (!account) return answer;
  request.world.store.put('links', link.token, { ...link, used: true });
  if (request.field('action') === 'finish') completeOnboarding(request.world, account, request.field('business_name'));
  return { redirect: link.returnUrl };
};

export const onboardingPages: PageRoute[] = [
  { method: 'GET', path: '/_onboarding/:token', handle: show },
  { method: 'POST', path: '/_onboarding/:token', handle: submit },
];
