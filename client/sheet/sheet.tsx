// A modal dialog. On a phone it is a sheet at the bottom of the screen; on a wide screen it is in the center. Escape,
// the back button, a swipe or a tap outside closes it.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ReactNode } from 'react';
import { whenHistoryIdle } from './sheet-history';
import { followLinkFromSheet, useSheetHistory } from './use-sheet-history';

interface SheetProps {
  label: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** Whether the sheet covers the whole screen, as the rule card does. */
  full?: boolean;
  /**
   * Number of history entries of the sheet: 1, plus one for every step inside the sheet. The back button first undoes
   * the steps one by one, then closes the sheet.
   */
  depth?: number;
  onBack?: (depth: number) => void;
  /** Language of the content, if it differs from the language of the page. */
  lang?: string;
  /** Rectangle of the link that opened the sheet. On a wide screen, the sheet is a popover next to this rectangle. */
  anchor?: DOMRect;
}

/** Renders a sheet. The sheet is open while the component is mounted. */
export function Sheet(props: SheetProps) {
  const { label, closeLabel, onClose, children, full = false, depth = 1, onBack, lang, anchor } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useSheetHistory(depth, (left) => (left > 0 && onBack ? onBack(left) : onClose()));

  // A layout effect opens the dialog before the next paint. Otherwise a key or a tap could still reach the page behind
  // the dialog.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const focusedBefore = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      if (!(focusedBefore instanceof HTMLElement)) return;
      focusedBefore.focus({ preventScroll: true });
      // If the address has an anchor, going back in the history removes the focus. Therefore the focus is set after the
      // history change.
      whenHistoryIdle(() => {
        if (document.activeElement === document.body) focusedBefore.focus({ preventScroll: true });
      });
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      lang={lang}
      className={`sheet ${full ? 'sheet-full' : ''} ${anchor ? 'sheet-popover' : ''}`}
      style={anchor && popoverPosition(anchor)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
        else followLinkFromSheet(event);
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

/** Minimum height below the anchor, in CSS pixels. If there is less space, the popover can open above the anchor. */
const MIN_SPACE_BELOW = 320;

/**
 * Returns the position of the popover. It is below the anchor, unless there is less than `MIN_SPACE_BELOW` below and
 * more space above.
 */
function popoverPosition({ left, top, bottom }: DOMRect): React.CSSProperties {
  const below = window.innerHeight - bottom;
  const above = below < MIN_SPACE_BELOW && top > below;
  return {
    '--left': `${left}px`,
    '--room': `${(above ? top : below) - 24}px`,
    '--top': above ? 'auto' : `${bottom + 8}px`,
    '--bottom': above ? `${window.innerHeight - top + 8}px` : 'auto',
  } as React.CSSProperties;
}

/** Minimum length of a downward swipe that closes the sheet, in CSS pixels. */
const MIN_SWIPE_LENGTH = 80;
/** Minimum ratio of the vertical to the horizontal length of a swipe. */
const MIN_SWIPE_STEEPNESS = 1.5;

/**
 * Returns touch handlers that close the sheet on a downward swipe, unless the content of the sheet is scrolled down.
 */
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
      const sideways = Math.abs(touch.clientX - start.x);
      if (down > MIN_SWIPE_LENGTH && down > sideways * MIN_SWIPE_STEEPNESS) onClose();
    },
  };
}
