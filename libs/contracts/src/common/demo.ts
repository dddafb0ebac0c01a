import { idFrom } from '@stallbook/kernel';

export const demoAccountId = (email: string): string => idFrom('demo-account', email);
