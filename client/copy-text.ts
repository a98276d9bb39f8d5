// Copies a text to the clipboard. Returns whether the browser has copied the text.

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The Clipboard API needs a secure context (https or localhost). A page that a phone loads by http from the IP
    // address of a laptop has no secure context.
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'sr-only';
  // While a modal dialog is open, scripts can select only elements inside the dialog, so the text area is added to the
  // dialog.
  (document.querySelector('dialog[open]') ?? document.body).append(area);
  area.select();
  let isCopied = false;
  try {
    isCopied = document.execCommand('copy');
  } catch {
    // The browser refused to copy, so the function returns false. The caller then shows the text, and the reader can
    // copy it by hand.
  }
  area.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}
