/** The byte order mark makes spreadsheets read the file as UTF-8. */
export function saveText(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob(['\ufeff', text], { type }));
  saveFrom(url, name);
  // Some browsers read the URL after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export function saveFrom(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
