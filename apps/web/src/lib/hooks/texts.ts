export const documentTitle = (screen: string): string => (screen ? `${screen} · Stallbook` : 'Stallbook');
