// A sheet that was asked for and has not come yet: Escape, the search or another sheet calls it off, as they close one that is there.

let asked = 0;

/** What it gives says, when the sheet could be shown, whether it is still wanted. */
export function awaitSheet(): () => boolean {
  asked += 1;
  const mine = asked;
  return () => mine === asked;
}

export const callOff = (): void => {
  asked += 1;
};

// Before a sheet that is open takes it for itself.
window.addEventListener('keydown', ({ key }) => key === 'Escape' && callOff(), true);
