/** A4 in points. */
export const page = { width: 595.28, height: 841.89 }

export const margin = { left: 68, right: 68, top: 54, bottom: 62 }

export const textWidth = page.width - margin.left - margin.right
