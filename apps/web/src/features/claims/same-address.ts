export const sameAddress = (one: string, other: string): boolean => one.trim().toLowerCase() === other.toLowerCase();
