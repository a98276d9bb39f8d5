// "Something is wrong here", where the site names no address for it: copies a report to paste wherever its keepers are met.
import { copyText } from '../copy-text';

export async function attach(button: HTMLElement): Promise<void> {
  const { report = '', done = '', refused = '' } = button.dataset;
  const text = report.replace('{address}', location.href);
  const said = button.nextElementSibling;
  const copied = await copyText(text);
  if (said) said.textContent = copied ? done : `${refused} ${text}`;
}
