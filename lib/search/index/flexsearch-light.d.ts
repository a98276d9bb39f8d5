// Types for the smallest build of FlexSearch, which ships without its own.
declare module 'flexsearch-light' {
  export { Index } from 'flexsearch';
}
