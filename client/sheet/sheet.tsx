// A sheet from below on a phone, a dialog in the middle on a wide screen; closes by Escape, back, swipe or a tap outside.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ReactNode } from 'react';
import { whenHistoryRests } from './sheet-history';
import { followFromSheet, useSheetHistory } from './use-sheet-history';

interface SheetProps {
  label: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** Covers the whole screen, for a card to hold across the table. */
  full?: boolean;
  /** Steps taken inside the sheet: the back button undoes one after another, then closes it. */
  depth?: number;
  onBack?: (depth: number) => void;
  /** Language of its words, where it is not the page's. */
  lang?: string;
  /** On a wide screen the sheet opens as a popover beside this place. */
  anchor?: DOMRect;
}

/** Mounted means open: render it only while it should be seen. */
export function Sheet(props: SheetProps) {
  const { label, closeLabel, onClose, children, full = false, depth = 1, onBack, lang, anchor } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useSheetHistory(depth, (left) => (left > 0 && onBack ? onBack(left) : onClose()));

  // Open as soon as it is drawn: an Escape or a tap in between would meet the page behind it.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      if (!(before instanceof HTMLElement)) return;
      before.focus({ preventScroll: true });
      // Going back to an address with an anchor takes the focus away once more.
      whenHistoryRests(() => {
        if (document.activeElement === document.body) before.focus({ preventScroll: true });
      });
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      lang={lang}
      className={`sheet ${full ? 'sheet-full' : ''} ${anchor ? 'sheet-popover' : ''}`}
      style={anchor && placeBeside(anchor)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
        else followFromSheet(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.stopPropagation();
      }}
      {...swipeDown(onClose)}
    >
      <div className="sheet-body">
        {!full && <span className="sheet-handle" aria-hidden="true" />}
        <button type="button" className="sheet-close" aria-label={closeLabel} onClick={onClose}>
          <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
        {children}
      </div>
    </dialog>
  );
}

/** Below the place, or above it where there is more room. */
function placeBeside({ left, top, bottom }: DOMRect): React.CSSProperties {
  const below = window.innerHeight - bottom;
  const above = below < 320 && top > below;
  return {
    '--left': `${left}px`,
    '--room': `${(above ? top : below) - 24}px`,
    '--top': above ? 'auto' : `${bottom + 8}px`,
    '--bottom': above ? `${window.innerHeight - top + 8}px` : 'auto',
  } as React.CSSProperties;
}

/** A downward swipe that begins at the top of the sheet's own scroll closes it. */
function swipeDown(onClose: () => void) {
  let start: { x: number; y: number; scrolled: boolean } | undefined;
  return {
    onTouchStart: (event: React.TouchEvent<HTMLElement>) => {
      const touch = event.touches[0];
      const scrolled = (event.currentTarget.querySelector('.sheet-body')?.scrollTop ?? 0) > 0;
      start =
        touch && event.touches.length === 1 ? { x: touch.clientX, y: touch.clientY, scrolled } : undefined;
    },
    onTouchEnd: (event: React.TouchEvent<HTMLElement>) => {
      const touch = event.changedTouches[0];
      if (!start || !touch || start.scrolled) return;
      const down = touch.clientY - start.y;
      if (down > 80 && down > Math.abs(touch.clientX - start.x) * 1.5) onClose();
    },
  };
}
