// Shows the page of an entry as readers will see it, beside the form that edits or translates the entry.

import type { ReactNode } from 'react';
import { EntryView } from '@/components/reading/entry-view';
import type { SharedProps } from './editor';

interface PreviewPaneProps extends SharedProps {
  /** What the pane shows below the page. */
  children?: ReactNode;
}

export function PreviewPane({ checked, words, lang, children }: PreviewPaneProps) {
  const { preview, isCurrent } = checked;
  const shown = preview?.page;
  return (
    <section id="editor-preview" className="editor-preview" aria-label={words.preview}>
      <h2 className="editor-heading">{words.preview}</h2>
      <div className="editor-page" lang={lang} aria-busy={!isCurrent} data-current={isCurrent}>
        {shown ? (
          <EntryView edition={shown.edition} entry={shown.entry} inside />
        ) : (
          preview && <p lang={document.documentElement.lang}>{words.noPreview}</p>
        )}
      </div>
      {children}
    </section>
  );
}
