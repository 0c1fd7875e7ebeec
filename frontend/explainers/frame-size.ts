/** Layout of a frame in CSS pixels: small, so that its texts are readable on a phone. */
export const frame = { width: 768, height: 432 }

/** Pixels of the video per CSS pixel. */
export const scale = 4 / 3
