import { idFrom } from '@stallbook/kernel';

/** The ID of a demo account, used by other services' sample data. */
export const demoAccountId = (email: string): string => idFrom('demo-account', email);
