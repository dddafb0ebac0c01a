import { emptyApplication, type ApplicationFormValues } from './components/application-form-schema.js';

const keyOf = (draftId: string) => `stallbook.application.${draftId}`;

/** What a vendor typed into an application that is not sent yet, kept in this browser alone. */
export const draftStorage = {
  read(draftId: string): ApplicationFormValues {
    const stored = localStorage.getItem(keyOf(draftId));
    return stored
      ? { ...emptyApplication, ...(JSON.parse(stored) as Partial<ApplicationFormValues>) }
      : emptyApplication;
  },
  write(draftId: string, values: ApplicationFormValues): void {
    localStorage.setItem(keyOf(draftId), JSON.stringify(values));
  },
  clear(draftId: string): void {
    localStorage.removeItem(keyOf(draftId));
  },
};
