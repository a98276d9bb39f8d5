// The sheet with the preview of a link. It shows a rule or the beginning of an entry, a button for returning to the
// previous preview, and a link to the page.
import { useEffect, useRef } from 'preact/hooks';
import { withBase } from '@/components/page/site-addresses';
import { targetPath } from '@/lib/core/addresses';
import { findPreview } from '@/lib/data/rule-preview';
import { stringsOf } from '@/lib/i18n';
import { createMountPoint } from '../render-into';
import { Sheet } from '../sheet/sheet';
import { useStored } from '../use-storage';
import { PreviewBody, type PreviewStep, previewTitle } from './preview-body';

const MAX_STEPS = 5;
const mountPoint = createMountPoint();
let steps: PreviewStep[] = [];
let anchor = new DOMRect();

/**
 * Opens a preview. `linkBox` is the rectangle of the tapped link, next to which the preview opens. If `linkBox` is
 * undefined, the link is inside the open preview, and the same sheet shows the new preview.
 */
export function openPreview(step: PreviewStep, linkBox: DOMRect | undefined): void {
  if (linkBox) anchor = linkBox;
  show(linkBox ? [step] : [...steps, step].slice(-MAX_STEPS));
}

function show(next: PreviewStep[]): void {
  steps = next;
  if (steps.length === 0) mountPoint.clear();
  else
    mountPoint.show(
      <PreviewSheet
        steps={steps}
        anchor={anchor}
        onBack={(depth) => show(steps.slice(0, depth))}
        onClose={() => show([])}
      />,
    );
}

interface PreviewSheetProps {
  /** The chain of previews. The reader opened each one from the one before it. The sheet shows the last one. */
  steps: readonly PreviewStep[];
  anchor: DOMRect;
  onBack: (depth: number) => void;
  onClose: () => void;
}

function PreviewSheet({ steps, anchor, onBack, onClose }: PreviewSheetProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [unlocked] = useStored('unlocked');
  const [step, stepBefore] = [...steps].reverse();
  // Moves the focus to the title of every new preview, for keyboards and screen readers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses again for every new step
  useEffect(() => heading.current?.focus({ preventScroll: true }), [step]);
  const previewOf = (one: PreviewStep) => findPreview(one.data, one.target, unlocked[one.game] ?? []);
  const preview = step && previewOf(step);
  if (!preview) return null;

  const strings = stringsOf(step.lang);
  const title = previewTitle(preview, step);
  const previewBefore = stepBefore && previewOf(stepBefore);
  return (
    <Sheet
      label={title}
      closeLabel={strings.preview.close}
      onClose={onClose}
      depth={steps.length}
      onBack={onBack}
      lang={step.lang}
      anchor={anchor}
    >
      <div className="preview">
        {previewBefore && (
          <button type="button" className="preview-back" onClick={() => onBack(steps.length - 1)}>
            <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
              <path d="M14.5 5L7.5 12l7 7" />
            </svg>
            {strings.preview.back(previewTitle(previewBefore, stepBefore))}
          </button>
        )}
        <h2 ref={heading} tabIndex={-1} className="preview-title">
          {title}
        </h2>
        <PreviewBody preview={preview} step={step} />
        <a className="preview-open" href={withBase(targetPath(step.game, step.lang, preview.target))}>
          {strings.preview.open}
          {preview.kind === 'rules' && preview.more > 0 && <span>{strings.preview.more(preview.more)}</span>}
        </a>
      </div>
    </Sheet>
  );
}
