import { idFrom } from '@stallbook/kernel';

/** Id of a demo account, which other services' samples belong to. */
export const demoAccountId = (email: string): string => idFrom('demo-account', email);
