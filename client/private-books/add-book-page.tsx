// The page for adding a rulebook as a private book. The reader chooses a file, waits for the extraction, reviews the
// result, and saves or discards it.
import { LanguageToggle } from '@/components/languages/language-toggle';
import { BackLink } from '@/components/page/back-link';
import { Header } from '@/components/page/header';
import { PageTitle } from '@/components/page/page-title';
import { addBookPath, homePath } from '@/components/page/site-addresses';
import { SettingsButton } from '@/components/settings/settings-button';
import { gamePath, privateGameId } from '@/lib/core/addresses';
import type { Lang } from '@/lib/core/languages';
import { typeset } from '@/lib/core/typography';
import { stringsOf } from '@/lib/i18n';
import { formatSize } from '@/lib/offline/format-size';
import { page } from '../current-page';
import { readStored } from '../storage';
import { ChooseFile } from './choose-file';
import { ReviewPage } from './review/review-page';
import { AskLanguages } from './scan/ask-languages';
import { minutesLeft } from './scan/minutes-left';
import { PhotoList } from './scan/photo-list';
import { RecognizedPages } from './scan/recognized-pages';
import { type ReadingState, useAddBook } from './use-add-book';

export function AddPage({ langs }: { langs: readonly Lang[] }) {
  const { lang } = page;
  const strings = stringsOf(lang);
  const { privateBooks } = strings;
  const { state, to, ...actions } = useAddBook();
  const [game, ...gameLangs] = (to && readStored('own')[to]) || [];
  const back =
    to && game
      ? { to: gamePath(privateGameId(to), gameLangs[0] ?? lang), label: strings.back(game), name: game }
      : { to: homePath(lang), label: strings.shelf, name: strings.shelf };
  const title = game ? typeset(privateBooks.addToTitle(game)) : privateBooks.title;
  return (
    <>
      <Header back={<BackLink {...back} />}>
        {state.step === 'choose' && (
          <LanguageToggle
            lang={lang}
            versions={langs.map((code) => ({
              lang: code,
              path: addBookPath(code) + (to ? `?to=${to}` : ''),
            }))}
          />
        )}
        <SettingsButton lang={lang} />
      </Header>
      <main id="content" className="own mx-auto max-w-2xl px-5 pb-28 pt-5">
        <PageTitle>{state.step === 'review' ? privateBooks.look : title}</PageTitle>
        {state.step === 'choose' && (
          <ChooseFile
            words={privateBooks}
            intro={game ? privateBooks.addToIntro : privateBooks.intro}
            error={state.error}
            onFiles={actions.chooseFiles}
          />
        )}
        {state.step === 'shared' && (
          <SharedFile
            words={privateBooks}
            file={state.file}
            lang={lang}
            onRead={() => actions.readShared(state.file)}
            onDiscard={actions.discardShared}
          />
        )}
        {state.step === 'photos' && (
          <PhotoList
            words={privateBooks}
            photos={state.photos}
            error={state.error}
            onRead={actions.readPhotos}
            onCancel={actions.discard}
          />
        )}
        {state.step === 'unfinished' && (
          <UnfinishedFile
            words={privateBooks}
            file={state.scan.file}
            onContinue={actions.continueScan}
            onDiscard={actions.discardScan}
          />
        )}
        {state.step === 'scan' && (
          <AskLanguages
            words={privateBooks}
            lang={lang}
            scan={state.scan}
            onRecognize={actions.recognize}
            onCancel={actions.discard}
          />
        )}
        {state.step === 'reading' && (
          <Progress words={privateBooks} {...state} onStop={actions.stopReading} />
        )}
        {state.step === 'saving' && (
          <p role="status" className="mt-4 text-soft">
            {privateBooks.keeping}
          </p>
        )}
        {state.step === 'review' && (
          <ReviewPage
            words={privateBooks}
            lang={lang}
            found={state.found}
            same={state.same}
            role={state.role}
            onRole={actions.changeRole}
            edits={state.edits}
            busy={state.busy}
            error={state.error}
            pdf={state.found.pdf ?? state.source.bytes}
            onEdit={actions.edit}
            onLanguage={actions.changeLanguage}
            onNextGame={state.found.others ? actions.showNextGame : undefined}
            onSave={actions.save}
            onDiscard={actions.discard}
          />
        )}
        {state.step === 'choose' && <p className="mt-6 text-sm text-soft">{typeset(privateBooks.privacy)}</p>}
      </main>
    </>
  );
}

interface SharedFileProps {
  words: ReturnType<typeof stringsOf>['privateBooks'];
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

interface UnfinishedFileProps {
  words: ReturnType<typeof stringsOf>['privateBooks'];
  file: string;
  onContinue: () => void;
  onDiscard: () => void;
}

/** Asks whether to continue a file. The reader left the page before all scanned pages of this file were recognized. */
function UnfinishedFile({ words, file, onContinue, onDiscard }: UnfinishedFileProps) {
  return (
    <section className="mt-4" aria-labelledby="unfinished-file">
      <p id="unfinished-file">{typeset(words.unfinished(file))}</p>
      <p className="mt-3 flex flex-wrap gap-2">
        <button type="button" className="pill-button pill-button-main" onClick={onContinue}>
          {words.continueScan}
        </button>
        <button type="button" className="pill-button" onClick={onDiscard}>
          {words.discardShared}
        </button>
      </p>
    </section>
  );
}

interface ProgressProps extends Omit<ReadingState, 'step'> {
  words: ReturnType<typeof stringsOf>['privateBooks'];
  onStop: () => void;
}

function Progress({ words, file, page: done, pages, since, recognized = 0, texts, onStop }: ProgressProps) {
  const minutes = since && minutesLeft({ recognized, left: pages - done, elapsedMs: Date.now() - since });
  const status = !pages
    ? words.starting
    : done >= pages
      ? words.making
      : since
        ? words.scanPage(done + 1, pages, minutes)
        : words.page(done, pages);
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
      {texts && <RecognizedPages words={words} texts={texts} />}
    </section>
  );
}
