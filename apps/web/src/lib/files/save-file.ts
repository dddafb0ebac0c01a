/** Hands a text to the browser as a download; the mark at its head makes spreadsheets read it as UTF-8. */
export function saveText(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob(['\ufeff', text], { type }));
  saveFrom(url, name);
  // Some browsers read the address only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Downloads what stands at an address of ours; the page stays. */
export function saveFrom(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
