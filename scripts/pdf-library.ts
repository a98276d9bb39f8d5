// Loads the reader of PDFs for Node, with the files of its own that it needs.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PdfLibrary, PdfOptions } from '../extract/pdf/read-pdf';

export async function loadPdfLibrary(): Promise<Required<Pick<PdfOptions, 'pdfjs' | 'library'>>> {
  const pdfjs = await quietly(() => import('pdfjs-dist/legacy/build/pdf.mjs'));
  const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  return {
    pdfjs: pdfjs as unknown as PdfLibrary,
    library: {
      cMapUrl: join(home, 'cmaps/'),
      cMapPacked: true,
      standardFontDataUrl: join(home, 'standard_fonts/'),
      wasmUrl: join(home, 'wasm/'),
    },
  };
}

/** It warns of a canvas that is not there; nothing is drawn here. */
async function quietly<T>(load: () => Promise<T>): Promise<T> {
  const { warn } = console;
  console.warn = () => {};
  try {
    return await load();
  } finally {
    console.warn = warn;
  }
}
