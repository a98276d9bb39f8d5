// The page that adds a private book: the reader chooses a file, watches the extraction, reviews the result, and saves
// or discards it.
import { LanguageToggle } from '@/components/languages/language-toggle';
import { BackLink } from '@/components/page/back-link';
import { Header } from '@/components/page/header';
import { PageTitle } from '@/components/page/page-title';
import { addBookPath, shelfPath } from '@/components/page/site-addresses';
import { SettingsButton } from '@/components/settings/settings-button';
import type { Lang } from '@/lib/core/languages';
import { typeset } from '@/lib/core/typography';
import { stringsOf } from '@/lib/i18n';
import { formatSize } from '@/lib/offline/format-size';
import { page } from '../current-page';
import { ChooseFile } from './choose-file';
import { ReviewPage } from './review-page';
import { useAddBook } from './use-add-book';

export function AddPage({ langs }: { langs: readonly Lang[] }) {
  const { lang } = page;
  const strings = stringsOf(lang);
  const { own } = strings;
  const { state, ...actions } = useAddBook();
  return (
    <>
      <Header back={<BackLink to={shelfPath(lang)} label={strings.shelf} name={strings.shelf} />}>
        {state.step === 'choose' && (
          <LanguageToggle
            lang={lang}
            versions={langs.map((code) => ({ lang: code, path: addBookPath(code) }))}
          />
        )}
        <SettingsButton lang={lang} />
      </Header>
      <main id="content" className="own mx-auto max-w-2xl px-5 pb-28 pt-5">
        <PageTitle>{state.step === 'review' ? own.look : own.title}</PageTitle>
        {state.step === 'choose' && (
          <ChooseFile words={own} error={state.error} onFile={actions.chooseFile} />
        )}
        {state.step === 'shared' && (
          <SharedFile
            words={own}
            file={state.file}
            lang={lang}
            onRead={() => actions.readShared(state.file)}
            onDiscard={actions.discardShared}
          />
        )}
        {state.step === 'reading' && <Progress words={own} {...state} onStop={actions.stopReading} />}
        {state.step === 'saving' && (
          <p role="status" className="mt-4 text-soft">
            {own.keeping}
          </p>
        )}
        {state.step === 'review' && (
          <ReviewPage
            words={own}
            lang={lang}
            found={state.found}
            same={state.same}
            edits={state.edits}
            busy={state.busy}
            error={state.error}
            pdfSize={state.found.pdf?.length ?? state.source.bytes.length}
            onEdit={actions.edit}
            onLanguage={actions.changeLanguage}
            onNextGame={state.found.others ? actions.showNextGame : undefined}
            onSave={actions.save}
            onDiscard={actions.discard}
          />
        )}
        {state.step === 'choose' && <p className="mt-6 text-sm text-soft">{typeset(own.privacy)}</p>}
      </main>
    </>
  );
}

interface SharedFileProps {
  words: ReturnType<typeof stringsOf>['own'];
  file: File;
  lang: Lang;
  onRead: () => void;
  onDiscard: () => void;
}

/** Asks whether to read a file that another app or site has sent. */
function SharedFile({ words, file, lang, onRead, onDiscard }: SharedFileProps) {
  return (
    <section className="mt-4" aria-labelledby="shared-file">
      <p id="shared-file">{words.sharedFile(file.name, formatSize(file.size, lang))}</p>
      <p className="mt-3 flex flex-wrap gap-2">
        <button type="button" className="pill-button pill-button-main" onClick={onRead}>
          {words.readShared}
        </button>
        <button type="button" className="pill-button" onClick={onDiscard}>
          {words.discardShared}
        </button>
      </p>
    </section>
  );
}

interface ProgressProps {
  words: ReturnType<typeof stringsOf>['own'];
  file: string;
  /** Number of pages extracted so far. */
  page: number;
  /** Number of pages in the PDF; 0 while the PDF is being opened. */
  pages: number;
  onStop: () => void;
}

function Progress({ words, file, page: done, pages, onStop }: ProgressProps) {
  const status = !pages ? words.starting : done < pages ? words.page(done, pages) : words.making;
  return (
    <section className="mt-4" aria-label={words.reading(file)}>
      <p className="font-medium">{words.reading(file)}</p>
      <progress className="own-progress" max={pages || 1} value={done} aria-label={words.reading(file)} />
      <p role="status" className="mt-1 text-sm text-soft">
        {status}
      </p>
      <button type="button" className="pill-button mt-4" onClick={onStop}>
        {words.cancel}
      </button>
    </section>
  );
}
