// On a wide screen, shows the entry that contains a search result beside the list of results, with the found rule
// highlighted.
import { useEffect, useState } from 'preact/hooks';
import { withBase } from '@/components/page/site-addresses';
import { targetPath } from '@/lib/core/addresses';
import type { Lang } from '@/lib/core/languages';
import { findPreview } from '@/lib/data/rule-preview';
import { stringsOf } from '@/lib/i18n';
import { addStyles } from '../add-styles';
import { loadDataFor } from '../load-game-data';
import { PreviewBody, type PreviewStep, previewTitle } from '../preview/preview-body';
import { renderInto } from '../render-into';
import type { SearchHit } from '../search/search-types';
import { readStored } from '../storage';
import styles from './desktop.css';

/** Renders the preview of a search result into `element`. Without a result, empties the element. */
export function showSearchPreview(element: HTMLElement, hit: SearchHit | undefined): void {
  addStyles(String(styles));
  renderInto(hit && !hit.decision ? <SearchPreview hit={hit} /> : null, element);
}

function SearchPreview({ hit }: { hit: SearchHit }) {
  const { game, entry, rule } = hit;
  const lang = hit.lang as Lang;
  const target = rule && !hit.locked ? `${entry}#${rule}` : entry;
  const [step, setStep] = useState<PreviewStep>();
  useEffect(() => {
    let isStale = false;
    loadDataFor(game, lang, target).then(
      (data) => !isStale && setStep({ game, lang, target, data }),
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [game, lang, target]);
  const preview = step && findPreview(step.data, step.target, readStored('unlocked')[game] ?? []);
  if (!step || !preview) return null;
  return (
    <div className="preview" lang={lang}>
      <h2 className="preview-title">{previewTitle(preview, step)}</h2>
      <PreviewBody preview={preview} step={step} />
      <a className="preview-open" href={withBase(targetPath(step.game, step.lang, preview.target))}>
        {stringsOf(lang).preview.open}
      </a>
    </div>
  );
}
