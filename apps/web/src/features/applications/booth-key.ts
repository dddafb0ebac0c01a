/** Equal for names of one booth. */
export const boothKey = (booth: string): string => booth.trim().toLowerCase();
