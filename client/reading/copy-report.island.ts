// The button "Something is wrong here" on a site without a report link. It copies a report, which the reader can paste
// into a message.
import { copyText } from '../copy-text';

export async function attach(button: HTMLElement): Promise<void> {
  const { report = '', done = '', refused = '' } = button.dataset;
  const text = report.replace('{address}', location.href);
  const status = button.nextElementSibling;
  const isCopied = await copyText(text);
  if (status) status.textContent = isCopied ? done : `${refused} ${text}`;
}
