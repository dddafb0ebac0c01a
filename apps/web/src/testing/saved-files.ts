import { waitFor } from '@testing-library/react';

/** Catches the files that the page saves. */
export function catchSavedFiles(): void {
  URL.createObjectURL = jest.fn(() => 'blob:file');
  URL.revokeObjectURL = jest.fn();
  HTMLAnchorElement.prototype.click = jest.fn();
}

export const lastSavedName = (): string => {
  const [link] = jest.mocked(HTMLAnchorElement.prototype.click).mock.contexts.slice(-1) as HTMLAnchorElement[];
  return link?.download ?? '';
};

export async function lastSavedFile(): Promise<string> {
  await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalled());
  const blob = jest.mocked(URL.createObjectURL).mock.lastCall?.[0] as Blob;
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
}
