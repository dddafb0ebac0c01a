/** What a tab of the browser is called. */
export const documentTitle = (screen: string): string => (screen ? `${screen} · Stallbook` : 'Stallbook');
