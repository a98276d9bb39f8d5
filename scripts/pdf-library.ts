// Loads the reader of PDFs for Node, with the files of its own that it needs.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PdfLibrary, PdfOptions } from '../extract/pdf/read-pdf';

/** As much of a browser's matrix as the library asks for when it makes a path of a letter's dots; Node has none. */
class DotMatrix {
  constructor(
    readonly a = 1,
    readonly b = 0,
    readonly c = 0,
    readonly d = 1,
    readonly e = 0,
    readonly f = 0,
  ) {}
  scaleSelf(x: number, y: number): DotMatrix {
    return new DotMatrix(this.a * x, this.b * x, this.c * y, this.d * y, this.e, this.f);
  }
  translateSelf(x: number, y: number): DotMatrix {
    const { a, b, c, d, e, f } = this;
    return new DotMatrix(a, b, c, d, a * x + c * y + e, b * x + d * y + f);
  }
}

export async function loadPdfLibrary(): Promise<Required<Pick<PdfOptions, 'pdfjs' | 'library'>>> {
  Object.assign(globalThis, { DOMMatrix: globalThis.DOMMatrix ?? DotMatrix });
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
