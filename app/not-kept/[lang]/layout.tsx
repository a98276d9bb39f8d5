// The layout of the offline fallback page, which is the layout of the home page.
export { default } from '../../shelf/[lang]/layout';
