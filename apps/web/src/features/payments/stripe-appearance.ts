import type { Appearance } from '@stripe/stripe-js';

/** The colors of our tokens in a theme, as Stripe's frames, which do not see them, need them. */
export function stripeAppearance(isDark: boolean): Appearance {
  const probe = document.createElement('span');
  probe.hidden = true;
  probe.style.colorScheme = isDark ? 'dark' : 'light';
  document.body.append(probe);
  const color = (token: string): string => {
    probe.style.color = `var(--${token})`;
    return getComputedStyle(probe).color;
  };
  const variables = {
    colorPrimary: color('awning'),
    colorBackground: color('surface'),
    colorText: color('ink'),
    colorTextSecondary: color('muted'),
    colorDanger: color('tomato'),
    borderRadius: '8px',
    fontFamily: getComputedStyle(document.body).fontFamily,
  };
  probe.remove();
  return { theme: isDark ? 'night' : 'stripe', variables };
}
