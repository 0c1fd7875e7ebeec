/** What pagination needs to know of a piece. */
export type Measured = { height: number; before: number; isKept: boolean; mayStretch: boolean }

export type Placed<T> = { piece: T; y: number }

type Frame = {
  /** Where the first page begins, below what stands at its head. */
  firstTop: number
  top: number
  bottom: number
}

/** The most that one gap is widened to fill a page. */
const stretchLimit = 11

/**
 * Lays pieces on pages from top to bottom, keeps together what belongs together, and spreads what room is left.
 *
 * @throws Error when pieces that belong together are higher than a page
 */
export function paginate<T extends Measured>(pieces: T[], frame: Frame): Placed<T>[][] {
  const pages: T[][] = [[]]
  let y = frame.firstTop
  for (const group of groups(pieces)) {
    const height = heightOf(group)
    const before = pages.at(-1)?.length ? (group[0]?.before ?? 0) : 0
    if (y + before + height > frame.bottom) {
      if (height > frame.bottom - frame.top) throw new Error(`a group of ${group.length} pieces is higher than a page`)
      pages.push([])
      y = frame.top + height
    } else y += before + height
    pages.at(-1)?.push(...group)
  }
  return pages.map((page, index) => spread(page, index === 0 ? frame.firstTop : frame.top, frame.bottom))
}

/** Runs of pieces of which each keeps the next. */
function groups<T extends Measured>(pieces: T[]): T[][] {
  const result: T[][] = []
  let isOpen = false
  for (const piece of pieces) {
    if (isOpen) result.at(-1)?.push(piece)
    else result.push([piece])
    isOpen = piece.isKept
  }
  return result
}

function heightOf(group: Measured[]): number {
  return group.reduce((sum, piece, index) => sum + piece.height + (index > 0 ? piece.before : 0), 0)
}

function spread<T extends Measured>(page: T[], top: number, bottom: number): Placed<T>[] {
  const gaps = page.filter((piece, index) => index > 0 && piece.mayStretch).length
  const extra = gaps > 0 ? Math.min(stretchLimit, (bottom - top - heightOf(page)) / gaps) : 0
  let y = top
  return page.map((piece, index) => {
    if (index > 0) y += piece.before + (piece.mayStretch ? extra : 0)
    const placed = { piece, y }
    y += piece.height
    return placed
  })
}
