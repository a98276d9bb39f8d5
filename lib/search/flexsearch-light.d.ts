// The smallest build of FlexSearch, which comes without types of its own.
declare module '*/flexsearch.light.module.min.js' {
  export { Index } from 'flexsearch';
}
