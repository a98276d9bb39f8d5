// The interface in Russian: installing the site as an app.
import type { install as model } from './uk-install';

export const install: typeof model = {
  title: 'Правила всегда под рукой',
  why: 'Установите «Правило» на устройство: открывается одним касанием, читается без сети.',
  install: 'Установить',
  no: 'Нет, спасибо',
  understood: 'Понятно',
  ways: {
    ios: ['Нажмите «Поделиться»', 'share', 'и выберите «На\u00a0экран „Домой“».'],
    mac: ['В Safari выберите «Файл», затем «Добавить в Dock».'],
    firefox: ['Откройте меню', 'menu', 'и выберите «Добавить приложение на главный экран».'],
  },
  search: (game) => `Поиск: ${game}`,
  screenshots: {
    rule: 'Правило с собственным адресом, отмеченное в статье',
    search: 'Поиск, который понимает любую форму слова',
    wide: 'Правила рядом с предпросмотром на большом экране',
  },
};
