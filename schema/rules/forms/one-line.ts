/** Matches single-line text: no control characters and no Unicode line breaks. */
export const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u
