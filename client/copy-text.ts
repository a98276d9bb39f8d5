// Puts text on the clipboard; says whether it really got there.

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The clipboard is for secure pages only; a phone that opens a laptop's address at the table is not on one.
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'sr-only';
  // Outside an open dialog nothing can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(area);
  area.select();
  let done = false;
  try {
    done = document.execCommand('copy');
  } catch {
    // Refused: the caller shows the text instead.
  }
  area.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return done;
}
