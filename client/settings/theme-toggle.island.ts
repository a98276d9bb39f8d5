// Switches between the light and the dark theme by one tap. The settings sheet has the theme of the system as a third
// choice.
import { updateStored } from '../storage';

export function attach(): void {
  const { theme } = document.documentElement.dataset;
  const isDark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  void updateStored('theme', () => (isDark ? 'light' : 'dark'));
}
