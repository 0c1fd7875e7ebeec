import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Opens a PDF. pdf.js detaches the given array, so it receives a copy. */
export function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  return getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
}

/** Returns the page of each link target by the id of its element. */
export async function pagesOf(pdf: PDFDocumentProxy): Promise<Map<string, number>> {
  const targets = Object.entries(await pdf.getDestinations())
  return new Map(await Promise.all(targets.map(async ([id, target]) => [id, await pageOf(pdf, target)] as const)))
}

export async function pageOf(pdf: PDFDocumentProxy, destination: unknown): Promise<number> {
  const target = typeof destination === 'string' ? await pdf.getDestination(destination) : (destination as [PageReference])
  return (await pdf.getPageIndex(target?.[0])) + 1
}

type PageReference = Parameters<PDFDocumentProxy['getPageIndex']>[0]
