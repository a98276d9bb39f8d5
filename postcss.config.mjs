// Next minifies the style sheets itself, so Tailwind does not.
export default { plugins: { '@tailwindcss/postcss': { optimize: false } } };
