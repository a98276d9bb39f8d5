export { default } from '../../shelf/[lang]/layout';
