// Shows the editor on the page `/edit/`. The address names the book and, if one entry is edited, the entry.
import { BackLink } from '@/components/page/back-link';
import { Header } from '@/components/page/header';
import { PageTitle } from '@/components/page/page-title';
import { homePath } from '@/components/page/site-addresses';
import { SettingsButton } from '@/components/settings/settings-button';
import { stringsOf } from '@/lib/i18n';
import { addStyles } from '../add-styles';
import { page } from '../current-page';
import { loadScript, loadStrings } from '../load-island';
import bookStyles from '../private-books/private-books.css';
import { renderInto } from '../render-into';
import { addStrings } from '../strings';
import { DraftSession } from './draft-session';
import { Editor } from './editor';
import styles from './editor.css';
import { openBook, readAddress } from './open-book';

export async function attach(element: HTMLElement): Promise<void> {
  addStyles(String(bookStyles));
  addStyles(String(styles));
  const { lang } = page;
  await Promise.all([loadStrings(lang, 'private-books'), loadEditorStrings()]);
  const { editor } = stringsOf(lang);
  const address = readAddress(location.search);
  const show = (message: string) => renderInto(<Message text={message} />, element);
  // Only once, because Preact updates the elements that it has rendered, and does not insert them again.
  element.replaceChildren();
  if (!address) return show(editor.intro);
  show(editor.loading);
  try {
    const book = await openBook(address);
    if (!book) return show(editor.gone);
    const session = await DraftSession.open(book.game, book.name, book.files, async () => {
      const now = book.book && (await openBook(address));
      return now?.files ?? book.files;
    });
    document.title = `${editor.edit(book.name)} — ${stringsOf(lang).siteName}`;
    renderInto(<Editor book={book} session={session} address={address} />, element);
  } catch (error) {
    console.warn(error);
    show(editor.noSource);
  }
}

/**
 * Loads the strings of the editor. The table of scripts in main.js does not list the file with these strings, because
 * only this page needs it.
 */
async function loadEditorStrings(): Promise<void> {
  const name = `strings-${page.lang}-editor`;
  addStrings(page.lang, name, (await loadScript(name)) as object);
}

function Message({ text }: { text: string }) {
  const { editor, shelf } = stringsOf(page.lang);
  return (
    <>
      <Header back={<BackLink to={homePath(page.lang)} label={shelf} name={shelf} />}>
        <SettingsButton lang={page.lang} />
      </Header>
      <main id="content" className="mx-auto max-w-2xl px-5 pb-28 pt-5">
        <PageTitle>{editor.title}</PageTitle>
        <p role="status" className="mt-4 rounded-xl bg-wash p-4">
          {text}
        </p>
      </main>
    </>
  );
}
