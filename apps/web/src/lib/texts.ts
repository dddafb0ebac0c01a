export const failure = {
  unknown: 'Something went wrong. Please try again.',
  offline: 'Connection issue. Please check your internet and try again.',
  tooSlow: 'Stallbook took too long to answer. Please try again.',
  notSaved: 'You are offline, so nothing was saved. Connect to the internet, then try again.',
  unreachableAtStart: 'Unable to connect. Please check your internet connection and try refreshing the page.',
  unreachableOnRetry: 'Unable to authenticate. Please check your connection.',
} as const;
export const documentTitle = (screen: string): string => (screen ? `${screen} · Stallbook` : 'Stallbook');
