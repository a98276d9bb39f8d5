// The button that switches between the light and the dark theme. The settings sheet has a third choice, the theme of
// the operating system.
import { updateStored } from '../storage';

export function attach(): void {
  const { theme } = document.documentElement.dataset;
  const isDark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  void updateStored('theme', () => (isDark ? 'light' : 'dark'));
}
